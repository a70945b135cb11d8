extension Schema {
  /// What was said, what was changed by it, and the words to search in. Times are UTC milliseconds since 1970.
  ///
  /// Nothing writes `chat_message` yet: a turn keeps the sentence and its reply, which is all of a talk that is needed
  /// again. It is of the journal's design all the same, and stays, as `macro_targets` does.
  static let turnTables = """
    CREATE TABLE turn (
      seq INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE CHECK (length(id) BETWEEN 1 AND 64),
      key TEXT UNIQUE,
      text TEXT NOT NULL,
      at INTEGER NOT NULL,
      time_zone TEXT,
      created_at INTEGER NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'done', 'failed', 'undone')),
      status TEXT CHECK (status IN ('logged', 'answered', 'unclear', 'failed')),
      engine TEXT,
      fallback TEXT,
      reply TEXT,
      assumptions TEXT NOT NULL DEFAULT '[]' CHECK (json_type(assumptions) = 'array'),
      latency_ms REAL CHECK (latency_ms >= 0),
      question TEXT CHECK (question IS NULL OR json_valid(question)),
      error TEXT,
      attempts INTEGER NOT NULL DEFAULT 1 CHECK (attempts > 0),
      owner TEXT,
      redo_order INTEGER,
      CHECK ((state = 'pending') = (owner IS NOT NULL)),
      CHECK (redo_order IS NULL OR state = 'undone')
    ) STRICT;
    CREATE INDEX turn_at ON turn (at);
    CREATE INDEX turn_pending ON turn (seq) WHERE state = 'pending';
    CREATE INDEX turn_redo ON turn (redo_order) WHERE redo_order IS NOT NULL;

    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      turn_id TEXT NOT NULL REFERENCES turn (id),
      cause TEXT NOT NULL CHECK (cause IN ('do', 'undo', 'redo')),
      entity TEXT NOT NULL,
      entity_id TEXT NOT NULL,
      op TEXT NOT NULL CHECK (op IN ('insert', 'update', 'delete')),
      before TEXT CHECK (before IS NULL OR json_valid(before)),
      after TEXT CHECK (after IS NULL OR json_valid(after)),
      at INTEGER NOT NULL,
      CHECK ((op = 'insert') = (before IS NULL)),
      CHECK ((op = 'delete') = (after IS NULL))
    ) STRICT;
    CREATE INDEX change_turn ON change (turn_id);
    CREATE INDEX change_entity ON change (entity_id);

    CREATE TABLE setting (
      key TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL,
      updated_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE chat_message (
      \(entityColumns)
      role TEXT NOT NULL CHECK (role IN ('user', 'assistant', 'system', 'tool')),
      content TEXT NOT NULL,
      tool_calls TEXT CHECK (tool_calls IS NULL OR json_valid(tool_calls)),
      timestamp INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX chat_message_timestamp ON chat_message (timestamp);

    CREATE VIRTUAL TABLE turn_words USING fts5 (
      text, reply, content = 'turn', content_rowid = 'seq', tokenize = 'unicode61 remove_diacritics 2'
    );
    CREATE TRIGGER turn_words_insert AFTER INSERT ON turn WHEN new.state <> 'pending' BEGIN
      INSERT INTO turn_words (rowid, text, reply) VALUES (new.seq, new.text, new.reply);
    END;
    CREATE TRIGGER turn_words_finish AFTER UPDATE OF state ON turn
    WHEN old.state = 'pending' AND new.state <> 'pending' BEGIN
      INSERT INTO turn_words (rowid, text, reply) VALUES (new.seq, new.text, new.reply);
    END;
    CREATE TRIGGER turn_words_reopen AFTER UPDATE OF state ON turn
    WHEN old.state <> 'pending' AND new.state = 'pending' BEGIN
      INSERT INTO turn_words (turn_words, rowid, text, reply) VALUES ('delete', old.seq, old.text, old.reply);
    END;

    """
}
