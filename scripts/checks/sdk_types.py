"""What the providers' own SDKs say a request is, strictly: unknown keys are faults, and nothing is converted."""

import collections.abc
import importlib
import json
import pkgutil
import types
import typing

import pydantic
import typing_extensions


def exact(hint):
    """The type with lists for `Iterable`, whose members pydantic would only look at when somebody asks for them."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if not arguments or origin is typing.Literal:
        return hint
    if origin is typing.Annotated:
        return exact(arguments[0])
    arguments = tuple(exact(argument) for argument in arguments)
    if origin is collections.abc.Iterable or origin is collections.abc.Sequence:
        return list[arguments]
    if origin in (typing.Union, types.UnionType):
        return typing.Union[arguments]
    if origin in (typing.Required, typing_extensions.Required):
        return typing_extensions.Required[arguments[0]]
    return origin[arguments if len(arguments) > 1 else arguments[0]]


def close_dictionaries(package):
    """Lets no `TypedDict` of a package take keys it does not name."""
    seen = set()
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        for value in vars(importlib.import_module(module.name)).values():
            if typing_extensions.is_typeddict(value) and value not in seen:
                seen.add(value)
    for value in seen:
        try:
            hints = typing_extensions.get_type_hints(value, include_extras=True)
        except NameError:
            # It names what is only there for type checkers; no request is made of such.
            continue
        value.__annotations__ = {name: exact(hint) for name, hint in hints.items()}
        value.__pydantic_config__ = pydantic.ConfigDict(extra="forbid", strict=True, arbitrary_types_allowed=True)


def typed_dictionary(package, path):
    """A check of a JSON text against a `TypedDict`."""
    close_dictionaries(package)
    module, name = path.rsplit(".", 1)
    adapter = pydantic.TypeAdapter(getattr(importlib.import_module(module), name))
    return lambda text: adapter.validate_python(json.loads(text))


def openai(name):
    import openai.types

    return typed_dictionary(openai.types, name)


def anthropic():
    import anthropic.types

    return typed_dictionary(anthropic.types, "anthropic.types.message_create_params.MessageCreateParamsStreaming")


def gemini():
    from google.genai import types as genai

    # The SDK has no type for the whole body, but one for each member.
    class Body(pydantic.BaseModel):
        model_config = pydantic.ConfigDict(extra="forbid", strict=True, val_json_bytes="base64")
        contents: list[genai.Content]
        systemInstruction: genai.Content
        tools: list[genai.Tool] | None = None
        toolConfig: genai.ToolConfig | None = None
        generationConfig: genai.GenerationConfig | None = None

    return Body.model_validate_json


def checks():
    return {
        "chat": openai("openai.types.chat.completion_create_params.CompletionCreateParamsStreaming"),
        "responses": openai("openai.types.responses.response_create_params.ResponseCreateParamsStreaming"),
        "anthropic": anthropic(),
        "gemini": gemini(),
    }
