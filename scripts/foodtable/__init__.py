"""Parts of make-food-table; docs/food-table.md describes the file they write."""
