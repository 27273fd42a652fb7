"""Replays the heap of a run in a document of --emit=explorer-json. Prints for each
step that changes the heap the changes, and what a collection would keep. Checks that
the variables that a step binds have the same values in the heap as in the text of the
step, which the interpreter writes from the types, without the recorded references."""

import json
import sys
from typing import Any

from origins import Data, text_of

# The shape, the size, and the fields; an array also has the initial value of its
# elements.
Object = tuple[Data, int, dict[int, Any], Any]


class Heap:
    def __init__(self, run: Data) -> None:
        self.shapes = run["shapes"]
        self.objects: list[Object] = []
        self.roots: list[list[Any]] = []

    def apply(self, step: Data) -> None:
        for shape, _, size, *values in step.get("objects", []):
            kind = self.shapes[shape]
            array = kind["kind"] == "array"
            fields = {} if array else dict(enumerate(values))
            self.objects.append((kind, size, fields, values[0] if array else None))
        for number, field, value in step.get("stores", []):
            assert 0 <= field < len(self.contents(number)), (number, field)
            self.objects[number][2][field] = value
        assert step.get("kept", 0) <= len(self.roots)
        if "kept" in step:
            assert step["kept"] < len(self.roots)
            del self.roots[step["kept"] :]
        self.roots += step.get("roots", [])
        for number, _, _ in self.roots:
            assert 0 <= number < len(self.objects)

    def contents(self, number: int) -> list[Any]:
        shape, size, fields, fill = self.objects[number]
        length = size - 1 if shape["kind"] == "array" else len(fields)
        return [fields.get(index, fill) for index in range(length)]

    def kept(self) -> set[int]:
        found: set[int] = set()
        waiting = [number for number, _, _ in self.roots]
        while waiting:
            number = waiting.pop()
            if number not in found:
                found.add(number)
                waiting += [of for of in self.contents(number) if isinstance(of, int)]
        return found

    def list_text(self, number: int) -> str:
        elements = []
        value: Any = number
        while isinstance(value, int):
            element, value = self.contents(value)
            elements.append(self.text(element))
        assert value == "[]"
        return f"[{'; '.join(elements)}]"

    def text(self, value: Any) -> str:
        """The value in OCaml's notation."""
        if isinstance(value, str):
            return value
        shape = self.objects[value][0]
        kind, name = shape["kind"], shape.get("name", "")
        if kind == "closure":
            return "<fun>"
        if name == "::":
            return self.list_text(value)
        parts = [self.text(part) for part in self.contents(value)]
        if kind == "string":
            return parts[0]
        if kind == "array":
            return f"[|{'; '.join(parts)}|]"
        if "fields" in shape:
            pairs = zip(shape["fields"], parts, strict=True)
            inside = "; ".join(f"{field} = {part}" for field, part in pairs)
            return f"{name} {{{inside}}}".lstrip()
        if kind == "tuple" or len(parts) > 1:
            return f"{name} ({', '.join(parts)})".lstrip()
        if not parts:
            return str(name)
        only = parts[0]
        inner = only[0] == "-" or only[0].isupper() and " " in only
        return f"{name} ({only})" if inner else f"{name} {only}"


def compare_bindings(heap: Heap, step: Data) -> int:
    """Returns the number of variables of the step whose objects are as its text says."""
    compared = 0
    if "leave" in step:
        return 0
    depth = step["depth"] + ("enter" in step and "tail" not in step)
    for name, text in step.get("values", []):
        found = [number for number, at, of in heap.roots if (at, of) == (depth, name)]
        is_block = text[0] in "[({" and text not in ("[]", "()")
        is_object = is_block or " " in text and text[0].isupper()
        assert found or not is_object, (step, name)
        if found and is_object and "..." not in text:
            assert heap.text(found[-1]) == text, (heap.text(found[-1]), text)
            compared += 1
    return compared


def check_outer(before: list[list[Any]], heap: Heap, step: Data) -> None:
    """A step changes no variables of the calls around its own."""
    if not {"leave", "raises"} & set(step):
        for old, new in zip(before, heap.roots, strict=False):
            assert old == new or min(old[1], new[1]) >= step["depth"], (step, old, new)


def label(heap: Heap, number: int) -> str:
    shape = heap.objects[number][0]
    fields = " ".join(shape.get("fields", []))
    return f"#{number} {shape.get('name', fields or shape['kind'])}"


def main() -> None:
    quiet = "--quiet" in sys.argv
    with open(sys.argv[1], encoding="utf-8") as file:
        data = json.load(file)
    run = data["run"]
    heap = Heap(run)
    compared = 0
    for number, step in enumerate(run["steps"][: run["heaps"]], 1):
        before = heap.roots[:]
        heap.apply(step)
        check_outer(before, heap, step)
        compared += compare_bindings(heap, step)
        if quiet or not {"objects", "stores", "kept", "roots"} & set(step):
            continue
        kept = heap.kept()
        size = sum(8 * size for _, size, _, _ in heap.objects)
        live = sum(8 * heap.objects[of][1] for of in kept)
        print(f"{number}: {text_of(data, step['origin'])}")
        first = len(heap.objects) - len(step.get("objects", []))
        for index, (_, origin, _, *values) in enumerate(step.get("objects", []), first):
            print(f"  new {label(heap, index)} {values} by {text_of(data, origin)}")
        for of, field, value in step.get("stores", []):
            print(f"  store {label(heap, of)}.{field} = {value!r}")
        roots = [f"{name}@{depth}=#{of}" for of, depth, name in heap.roots]
        print(f"  roots {' '.join(roots)}")
        garbage = [f"#{of}" for of in range(len(heap.objects)) if of not in kept]
        print(
            f"  kept {len(kept)} of {len(heap.objects)}, {live} of {size} bytes;"
            f" garbage {' '.join(garbage) or 'none'}"
        )
    print(
        f"the heap of {run['heaps']} of {len(run['steps'])} steps;"
        f" {compared} values are as in the steps"
    )


if __name__ == "__main__":
    main()
