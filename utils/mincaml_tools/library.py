"""utils/compare-library: the results of the library's functions, and of OCaml's."""

import random
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .grammar.vocabulary import Vocabulary
from .options import CommandLine, run_main
from .paths import ROOT, BuildDirectory
from .processes import ToolError, require, run

_DESCRIPTION = """\
Calls the functions of the library with generated arguments, and compares their results,
their exceptions, what they do to their arguments, and the order in which they call
functions that they are given, with OCaml's. The names and types are those of the
interfaces (.mli files) that are installed with OCaml.

--document compares the table of the library in docs/language.md with the library and
the interfaces instead, and --write updates it.

Exit status: 0; 1 if something differs; 2 for wrong usage or a missing tool.
"""

_SECONDS = 600
_DOCUMENT = ROOT / "docs" / "language.md"
_MODULES = (
    "Stdlib List Seq Option Result Either Array String Bytes Buffer Stack Queue Char Uchar Int "
    "Float Float.Array Complex Bool Unit Fun Lazy Atomic Printexc Hashtbl Digest Random "
    "Random.State"
).split()


@dataclass(frozen=True)
class _Functor:
    """Modules that a functor makes. Their interface is the signature S."""

    arguments: dict[str, str]
    # Definitions for each of the modules: `show_`, and a function that makes a value from
    # the list of its elements. Search trees are shown with their keys in preorder.
    prelude: str


_FUNCTORS = {
    "Map.Make": _Functor(
        {"IntMap": "Int", "StringMap": "String"},
        """\
module {name} = Map.Make ({argument})
let {lower} l = List.fold_left (fun m (k, x) -> {name}.add k x m) {name}.empty l
let show_{lower} show m =
  {name}.iter (fun k x -> show_{key} k; print_char '='; show_element show x) m;
  ignore ({name}.exists (fun k _ -> print_char ' '; show_{key} k; false) m)
""",
    ),
    "Set.Make": _Functor(
        {"IntSet": "Int", "StringSet": "String"},
        """\
module {name} = Set.Make ({argument})
let {lower} l = List.fold_left (fun s x -> {name}.add x s) {name}.empty l
let show_{lower} s =
  {name}.iter (show_element show_{key}) s;
  ignore ({name}.exists (fun x -> print_char ' '; show_{key} x; false) s)
""",
    ),
    "Hashtbl.Make": _Functor(
        {"IntTable": "Int", "StringTable": "String"},
        """\
module {name} = Hashtbl.Make (struct include {argument} let hash = Hashtbl.hash end)
let {lower} l = let t = {name}.create 1 in List.iter (fun (k, x) -> {name}.add t k x) l; t
let show_{lower} show t =
  print_int ({name}.length t);
  {name}.iter (fun k x -> show_{key} k; print_char '='; show_element show x) t
""",
    ),
}
# The types t of modules that have another name.
_PLAIN = {
    "String": "string", "Bytes": "bytes", "Int": "int", "Float": "float", "Char": "char",
    "Bool": "bool", "Unit": "unit", "List": "list", "Array": "array", "Option": "option",
    "Result": "result", "Digest": "string",
}  # fmt: skip
# For the type of each module that a functor makes, the type of its keys.
_KEY_TYPES = {
    f"{name}.t": _PLAIN[argument]
    for functor in _FUNCTORS.values()
    for name, argument in functor.arguments.items()
}

# Names that no call compares, by the reason.
_SKIPPED = {
    "ints have another size": "max_int min_int Int.max_int Int.min_int",
    "the bytes are not defined": (
        "Bytes.create Bytes.extend Array.create_float Array.make_float Float.Array.create"
    ),
    "wrong arguments have no defined meaning": (
        "Array.unsafe_get Array.unsafe_set Float.Array.unsafe_get Float.Array.unsafe_set "
        "String.unsafe_get Bytes.unsafe_get Bytes.unsafe_set Bytes.unsafe_fill "
        "Bytes.unsafe_blit Bytes.unsafe_blit_string Char.unsafe_chr"
    ),
    "the functions read the input or end the program": (
        "read_line read_int read_float read_int_opt read_float_opt exit input_line "
        "input_byte input_char input input_binary_int really_input really_input_string"
    ),
    "the elements are floats, which have no addresses here": (
        "List.memq List.assq List.assq_opt List.mem_assq List.remove_assq Array.memq "
        "ListLabels.memq ListLabels.assq ListLabels.assq_opt ListLabels.mem_assq "
        "ListLabels.remove_assq ArrayLabels.memq Atomic.compare_and_set"
    ),
    "no generated value is a format": "format_of_string string_of_format ^^",
    "channels have no contents": (
        "stdin stdout stderr flush flush_all output output_char output_string output_byte "
        "output_bytes output_substring output_binary_int set_binary_mode_in set_binary_mode_out "
        "Buffer.output_buffer Digest.output"
    ),
    "the results are random": "Random.self_init Random.State.make_self_init Hashtbl.randomize",
}

# Numbers and strings that are arguments of these functions instead of small ones.
_INTS = {
    "Char.chr": [-5, -1, 0, 64, 97, 255, 256, 300],
    "char_of_int": [-5, -1, 0, 64, 97, 255, 256, 300],
    "Int": [-30000, -4097, -7, -2, -1, 0, 1, 2, 3, 10, 255, 30000],
    "Stdlib": [-30000, -4097, -7, -2, -1, 0, 1, 2, 3, 10, 255, 30000],
    "shift": [0, 1, 2, 5, 8],
    "Uchar": [0, 65, 127, 128, 255, 256, 2047, 2048, 55295, 55296, 57344, 65535, 65536, 1114111,
              1114112],
    "Random": [-5, 0, 1, 2, 7, 1000, 1 << 29, (1 << 30) - 1, 1 << 30, (1 << 31) - 1],
    "set": [-129, -1, 0, 1, 127, 128, 255, 256, 32768, 65535, 65536, 100000],
    "": [-1, 0, 0, 1, 1, 2, 2, 3, 4, 5, 7, 12],
}
_NUMERALS = (
    "0 12 -7 +5 0x1F 0X1f 0b101 0o17 0u12 1_000 _1 - + 0x 12a 2147483647 -2147483648 1.5 .5 5. "
    "1e3 -1e-3 1e400 nan inf -inf infinity 0x1p3 1__2 1_.5 true false TRUE x"
).split()
_FLOATS = "0. (-0.) 1. (-1.) 0.5 1.5 (-2.5) 2.5 3.7 1e10 (-1e300) 1e-310 0.1 infinity nan".split()
_FINITE = "0. (-0.) 1. (-1.) 0.5 1.5 (-2.5) 2.5 3.7 1e9 (-12345.678) 0.1".split()
# Different ones are not equal.
_ELEMENTS = [number for number in _FINITE if number != "(-0.)"]
# Functions for which it is not defined which of equal elements they keep, or their order.
_UNSTABLE = ("Array.sort", "Float.Array.sort", "List.sort_uniq")
_STRINGS = [
    "", "a", "b", "ab", "ba", "abc", " ab ", "a,b,,c", "Hello",
    "$a ${b c}\\\\$", "\\n\\t\\\\", "\\000\\255\\127",
    "  ", "it's", 'say \\"x\\"', "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab",
]  # fmt: skip
# Arguments of `Digest.to_hex` and `Digest.from_hex`.
_DIGESTS = [
    "sixteen letters.", "00112233445566778899aAbBcCdDeEfF", "0123456789abcdefx123456789abcdef",
]  # fmt: skip
_CHARS = ["a", "b", "Z", " ", ",", "0", "\\n", "\\000", "\\255", "\\'", "\\\\", '"', "~"]

_PRELUDE = """\
let show_int n = print_int n
let show_bool b = print_string (if b then "true" else "false")
let show_string s = print_string ("\\"" ^ String.escaped s ^ "\\"")
let show_char c = show_string (String.make 1 c)
let show_float x =
  if x <> x then print_string "nan" else Printf.printf "%.10g" x
let show_unit () = print_string "()"
let show_element show x = show x; print_char ';'
let show_list show l = print_string "["; List.iter (show_element show) l; print_string "]"
let show_array show a = print_string "[|"; Array.iter (show_element show) a; print_string "|]"
let show_option show o =
  match o with None -> print_string "None" | Some x -> print_string "Some "; show x
let show_result show show_error r =
  match r with Ok x -> print_string "Ok "; show x | Error e -> print_string "Error "; show_error e
let show_either show show_right e =
  match e with
  | Either.Left x -> print_string "Left "; show x
  | Either.Right x -> print_string "Right "; show_right x
let show_seq show s =
  let rec go n s =
    if n > 0 then
      match s () with
      | Seq.Nil -> print_string "end"
      | Seq.Cons (x, rest) -> show_element show x; go (n - 1) rest
  in
  go 30 s
let show_complex z = show_float z.Complex.re; print_char ' '; show_float z.Complex.im
let show_array_of_floats a = show_array show_float (Float.Array.map_to_array Fun.id a)
let show_uchar u = print_int (Uchar.to_int u)
let show_atomic show r = show (Atomic.get r)
let show_state s = print_int (Random.State.bits (Random.State.copy s))
let show_ref show r = print_string "ref "; show !r
let show_bytes b = show_string (Bytes.to_string b)
let show_buffer b = print_int (Buffer.length b); show_string (Buffer.contents b)
let show_stack show s = print_int (Stack.length s); Stack.iter (show_element show) s
let show_queue show q = print_int (Queue.length q); Queue.iter (show_element show) q
let show_hashtbl show_key show t =
  print_int (Hashtbl.length t);
  Hashtbl.iter (fun k x -> show_key k; print_char '='; show_element show x) t
let show_statistics s =
  let open Hashtbl in
  show_list print_int [ s.num_bindings; s.num_buckets; s.max_bucket_length ];
  show_array print_int s.bucket_histogram
let show_fpclass c =
  print_string
    (match c with
     | FP_normal -> "normal" | FP_subnormal -> "subnormal" | FP_zero -> "zero"
     | FP_infinite -> "infinite" | FP_nan -> "nan")
let show_exception e =
  match e with
  | Failure s -> print_string "Failure "; show_string s
  | Invalid_argument s -> print_string "Invalid_argument "; show_string s
  | Not_found -> print_string "Not_found"
  | Exit -> print_string "Exit"
  | Division_by_zero -> print_string "Division_by_zero"
  | Stack.Empty -> print_string "Stack.Empty"
  | Queue.Empty -> print_string "Queue.Empty"
  | Lazy.Undefined -> print_string "Lazy.Undefined"
  | Fun.Finally_raised _ -> print_string "Finally_raised"
  | _ -> print_string "other"
let show_forced show l = (try show (Lazy.force l) with e -> show_exception e); print_char ';'
let show_lazy show l =
  show_bool (Lazy.is_val l); show_forced show l; show_forced show l; show_bool (Lazy.is_val l)
let note n = print_int n; print_char ' '; if n mod 13 = 5 then raise Exit
let buffer s = let b = Buffer.create 1 in String.iter (fun c -> Buffer.add_char b c) s; b
let stack l = let s = Stack.create () in List.iter (fun x -> Stack.push x s) l; s
let queue l = let q = Queue.create () in List.iter (fun x -> Queue.add x q) l; q
let hashtbl l = let t = Hashtbl.create 1 in List.iter (fun (k, x) -> Hashtbl.add t k x) l; t
let test name call data =
  Array.iter
    (fun x ->
      print_string name; print_char ' ';
      (try call x with e -> show_exception e);
      print_newline ())
    data
"""


def _prelude() -> str:
    texts = [
        functor.prelude.format(
            name=name, lower=name.lower(), argument=argument, key=_PLAIN[argument]
        )
        for functor in _FUNCTORS.values()
        for name, argument in functor.arguments.items()
    ]
    return _PRELUDE + "".join(texts)


@dataclass(frozen=True)
class _Type:
    """A type of an interface: a variable, `->` with the parameters and the result, `*`, or
    a name with its arguments."""

    name: str
    parts: tuple["_Type", ...] = ()
    labels: tuple[str, ...] = ()

    def __str__(self) -> str:
        texts = [str(part) for part in self.parts]
        if self.name == "->":
            return "(" + " -> ".join(texts) + ")"
        if self.name == "*":
            return "(" + " * ".join(texts) + ")"
        return f"({', '.join(texts)}) {self.name}" if texts else self.name

    def words(self) -> set[str]:
        return {self.name}.union(*(part.words() for part in self.parts))

    def replaced(self, variables: dict[str, "_Type"]) -> "_Type":
        if self.name in variables:
            return variables[self.name]
        parts = tuple(part.replaced(variables) for part in self.parts)
        return _Type(self.name, parts, self.labels)


class _TypeParser:
    """A parser of the types in interfaces."""

    def __init__(self, text: str, module: str) -> None:
        self._words: list[str] = re.findall(r"->|[a-z_]\w*\s*:|\?\w+\s*:|'\w+|[\w.']+|\S", text)
        self._module = module

    def parse(self) -> _Type:
        labels, parts = [], []
        while True:
            is_label = self._next.endswith(":")
            label = self._words.pop(0)[:-1].strip() if is_label else ""
            part = self._tuple()
            # Calls have no optional arguments.
            if not label.startswith("?"):
                labels.append(label)
                parts.append(part)
            if self._next != "->":
                break
            self._words.pop(0)
        if parts[-1].name == "->":
            last = parts.pop()
            parts += last.parts
            labels[-1:] = last.labels
        return _Type("->", tuple(parts), tuple(labels)) if len(parts) > 1 else parts[0]

    @property
    def _next(self) -> str:
        return self._words[0] if self._words else ""

    def _tuple(self) -> _Type:
        parts = [self._applied()]
        while self._next == "*":
            self._words.pop(0)
            parts.append(self._applied())
        return _Type("*", tuple(parts)) if len(parts) > 1 else parts[0]

    def _applied(self) -> _Type:
        word = self._words.pop(0)
        arguments: tuple[_Type, ...] = ()
        if word == "(":
            arguments = (self.parse(),)
            while self._words.pop(0) == ",":
                arguments += (self.parse(),)
        else:
            arguments = (self._named(word),)
        while re.match(r"[A-Za-z_]", self._next) and not self._next.endswith(":"):
            made = self._named(self._words.pop(0))
            arguments = (_Type(made.name, arguments),)
        return arguments[0]

    def _named(self, word: str) -> _Type:
        if word == "t":
            word = _PLAIN.get(self._module, self._module + ".t")
        if word in ("key", "elt"):
            word = _KEY_TYPES.get(self._module + ".t", word)
        names = {
            "Stdlib.fpclass": "fpclass", "Random.State.t": "State.t",
            "Float.Array.t": "array_of_floats", "_": "'_",
        }  # fmt: skip
        return _Type(names.get(word, word))


@dataclass(frozen=True)
class _Value:
    """A value of an interface."""

    module: str
    name: str
    type: _Type
    # The functor that makes the module, if one does.
    functor: str = ""

    @property
    def full_name(self) -> str:
        return self.name if self.module == "Stdlib" else f"{self.module}.{self.name}"


def _without_comments(text: str) -> str:
    result, depth, position = [], 0, 0
    for match in re.finditer(r"\(\*(?!\))|\*\)", text):
        if not depth:
            result.append(text[position : match.start()])
        depth += 1 if match[0] == "(*" else -1
        position = match.end()
    return "".join([*result, text[position:]])


class _Interfaces:
    """The interfaces of OCaml's library, and the names that ours has of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def values(self, module: str, functor: str = "") -> list[_Value]:
        """The values of a module, without its submodules. The functor, if there is one, makes
        the module."""
        file = (functor or module).split(".")[0].lower()
        text = _without_comments((self._folder / f"{file}.mli").read_text())
        if "." in module:
            inner = re.escape(module.split(".")[1])
            signature = re.search(rf"^module {inner} : sig\n(.*?)^end", text, re.M | re.S)
            if not signature:
                raise ToolError(f"{file}.mli has no module {module}")
            text = re.sub(r"^ {2}", "", signature[1], flags=re.M)
        if functor:
            signature = re.search(r"^module type S =\s+sig\n(.*?)^  end", text, re.M | re.S)
            if not signature:
                raise ToolError(f"{file}.mli has no signature S")
            text = re.sub(r"^ {4}", "", signature[1], flags=re.M)
        found: dict[str, _Value] = {}
        for item in re.split(r"^(?=\w)", text, flags=re.M):
            item = re.sub(r"\[@.*?\]", "", item, flags=re.S)
            match = re.match(r"(?:val|external)\s+(\( *\S+ *\)|[\w']+)\s*:([^=\[]*)", item)
            if match:
                name = re.sub(" ", "", match[1])
                kind = _TypeParser(match[2], module).parse()
                found[name] = _Value(module, name, kind, functor)
        return list(found.values())

    def all_values(self) -> list[_Value]:
        """The values of all modules that are compared."""
        modules = [(module, "") for module in _MODULES]
        for name, functor in _FUNCTORS.items():
            modules += [(module, name) for module in functor.arguments]
        return [value for names in modules for value in self.values(*names)]

    @cached_property
    def ours(self) -> set[str]:
        return Vocabulary().all_names | {"not"}

    def is_missing(self, value: _Value) -> bool:
        if value.functor:
            return value.name not in Vocabulary.defined_names(value.functor)
        return value.full_name not in self.ours and not value.name.startswith("(")

    def table(self) -> str:
        """The lines of the document's table."""
        rows = ["| module | functions | missing |", "|---|---|---|"]
        for module in [*_MODULES, *_FUNCTORS]:
            defined = Vocabulary.defined_names(module)
            values = self.values("", module) if module in _FUNCTORS else self.values(module)
            missing = {value.name for value in values if self.is_missing(value)}
            cells = (", ".join(f"`{n}`" for n in sorted(names)) for names in (defined, missing))
            rows.append(f"| `{module}` | {' | '.join(cells)} |")
        return "\n".join(rows) + "\n"


_BASIC = [_Type(name) for name in ("int", "string", "char", "float")]
_MUTABLE = {
    "array", "bytes", "ref", "Buffer.t", "Stack.t", "Queue.t", "Lazy.t", "Hashtbl.t",
    "IntTable.t", "StringTable.t", "Atomic.t", "State.t", "array_of_floats",
}  # fmt: skip
# Values that are made from lists of elements.
_MADE = {
    "list": "[{}]", "array": "[|{}|]", "Stack.t": "stack [{}]", "Queue.t": "queue [{}]",
    "Hashtbl.t": "hashtbl [{}]", "Seq.t": "List.to_seq [{}]",
    **{name: f"{name.removesuffix('.t').lower()} [{{}}]" for name in _KEY_TYPES},
}  # fmt: skip


class _Calls:
    """The generated calls of a function at one instance of its type."""

    def __init__(self, value: _Value, chance: random.Random) -> None:
        self._value = value
        self._chance = chance
        variables = sorted(word for word in value.type.words() if word.startswith("'"))
        self._type = value.type.replaced({name: chance.choice(_BASIC) for name in variables})
        self._parameters = self._type.parts[:-1] if self._type.name == "->" else ()
        # Two arguments of a mutable type can be the same.
        self._same: dict[int, int] = {}
        for index, kind in enumerate(self._parameters):
            first = self._parameters.index(kind)
            if first < index and kind.name in _MUTABLE and chance.random() < 0.3:
                self._same[index] = first

    def text(self, count: int) -> str:
        """A definition that calls the function."""
        name = self._value.full_name
        arguments = [f"x{index}" for index in range(len(self._parameters))]
        data = [self._argument(index) for index in range(len(self._parameters))]
        functions = {i: made for i, made in enumerate(data) if self._parameters[i].name == "->"}
        plain = [index for index in range(len(arguments)) if index not in functions]
        rows = []
        for _ in range(count if plain else 1):
            rows.append(", ".join(self._argument(index) for index in plain) or "()")
        pattern = ", ".join(arguments[index] for index in plain) or "()"
        words = []
        for index, argument in enumerate(arguments):
            label = self._value.type.labels[index]
            argument = f"({functions[index]})" if index in functions else argument
            argument = arguments[self._same[index]] if index in self._same else argument
            words.append(f"~{label}:{argument}" if label else argument)
        result = self._type.parts[-1] if self._parameters else self._type
        shown = f"{self._show(result)} ({' '.join([name, *words])})"
        after = "".join(
            f"; {self._show(self._parameters[index])} {arguments[index]}"
            for index in plain
            if self._parameters[index].name in _MUTABLE
        )
        lines = ";\n".join(f"({row})" for row in rows)
        return f'let () = test "{name}" (fun ({pattern}) -> {shown}{after}) [|\n{lines} |]\n'

    def _show(self, kind: _Type) -> str:
        if kind.name == "*":
            names = [f"x{index}" for index in range(len(kind.parts))]
            shown = '; print_string ", "; '.join(
                f"{self._show(part)} {name}" for part, name in zip(kind.parts, names)
            )
            return f"(fun ({', '.join(names)}) -> {shown})"
        if kind.name == "->":
            return "(fun _ -> ())"
        name = kind.name.removesuffix(".t").lower()
        words = [f"show_{name}", *(self._show(part) for part in kind.parts)]
        return f"({' '.join(words)})"

    def _argument(self, index: int) -> str:
        kind = self._parameters[index]
        value = self._value
        if kind.name == "int":
            key = value.module.split(".")[0]
            if value.full_name in _INTS:
                key = value.full_name
            elif "shift" in value.name or value.name == "ldexp":
                key = "shift" if index == 1 or "logical" in value.name else "Int"
            elif re.search(r"(set|add)_u?int", value.name) and index == len(self._parameters) - 1:
                key = "set"
            return self._int(_INTS.get(key, _INTS[""]))
        if kind.name == "float" and ("to_int" in value.name or value.name in _TRUNCATING):
            return self._chance.choice(_FINITE)
        if kind.name == "string" and "of_string" in value.name and value.module != "Bytes":
            return f'"{self._chance.choice(_NUMERALS)}"'
        return self._expression(kind)

    def _int(self, choices: Sequence[int]) -> str:
        number = self._chance.choice(choices)
        return f"({number})" if number < 0 else str(number)

    def _expression(self, kind: _Type) -> str:
        """An expression of the type."""
        chance = self._chance
        if kind.name == "->":
            return self._function(kind)
        if kind.name == "*":
            return f"({', '.join(self._expression(part) for part in kind.parts)})"
        if kind.name == "int":
            return self._int(range(-5, 40) if self._value.functor else _INTS[""])
        if kind.name == "float":
            is_any = self._value.module in ("Float", "Stdlib")
            return chance.choice(_FLOATS if is_any else _ELEMENTS)
        if kind.name == "string":
            if self._value.functor and chance.random() < 0.8:
                return f'"{chance.choice("abcdef")}{chance.choice("abcdef")}"'
            strings = _DIGESTS if self._value.name.endswith("_hex") else []
            return f'"{chance.choice(strings or _STRINGS)}"'
        if kind.name == "char":
            return f"'{chance.choice(_CHARS)}'"
        if kind.name == "bool":
            return chance.choice(["true", "false"])
        if kind.name == "exn":
            return chance.choice(["Not_found", "Exit", '(Failure "x")', "Division_by_zero"])
        if kind.name in _MADE:
            return self._collection(kind)
        if kind.name == "Lazy.t":
            value = self._expression(kind.parts[0])
            note = f"note {chance.randint(0, 12)}"
            return chance.choice([f"Lazy.from_val ({value})", f"lazy ({note}; {value})"])
        if kind.name == "option":
            return f"Some ({self._expression(kind.parts[0])})" if chance.random() < 0.7 else "None"
        if kind.name == "result":
            is_ok = chance.random() < 0.6
            return f"{'Ok' if is_ok else 'Error'} ({self._expression(kind.parts[not is_ok])})"
        if kind.name == "Either.t":
            is_left = chance.random() < 0.5
            made = self._expression(kind.parts[not is_left])
            return f"Either.{'Left' if is_left else 'Right'} ({made})"
        if kind.name == "Atomic.t":
            return f"Atomic.make ({self._expression(kind.parts[0])})"
        if kind.name == "State.t":
            return f"Random.State.make [|{chance.randint(0, 9)}|]"
        if kind.name == "Complex.t":
            return f"{{ Complex.re = {chance.choice(_FINITE)}; im = {chance.choice(_FINITE)} }}"
        if kind.name == "array_of_floats":
            length = chance.choice([0, 1, 2, 3, 8, 20])
            elements = "; ".join(chance.choice(_ELEMENTS) for _ in range(length))
            return f"Float.Array.of_list [{elements}]"
        if kind.name == "Uchar.t":
            valid = [n for n in _INTS["Uchar"] if n not in (55296, 1114112)]
            return f"Uchar.of_int {chance.choice(valid)}"
        if kind.name == "ref":
            return f"ref ({self._expression(kind.parts[0])})"
        if kind.name == "bytes":
            return f'Bytes.of_string "{chance.choice(_STRINGS)}"'
        if kind.name == "Buffer.t":
            return f'buffer "{chance.choice(_STRINGS)}"'
        return "()"

    def _collection(self, kind: _Type) -> str:
        """An expression that makes a value from its elements."""
        parts = kind.parts
        lengths = [0, 1, 1, 2, 3, 3, 4, 5, 5, 8, 20]
        if kind.name in _KEY_TYPES:
            parts = (_Type(_KEY_TYPES[kind.name]), *parts)
            lengths = [0, 1, 2, 3, 5, 8, 13, 20, 30]
        length = self._chance.choice(lengths)
        if parts[0].name in ("list", "array"):
            length = min(length, 3)
        element = _Type("*", parts) if len(parts) > 1 else parts[0]
        elements = "; ".join(self._expression(element) for _ in range(length))
        return _MADE[kind.name].format(elements)

    def _function(self, kind: _Type) -> str:
        """A function that says how it is called. Comparisons are orders."""
        *parameters, result = kind.parts
        if len(parameters) == 2 and parameters[0] == parameters[1] and result.name == "int":
            orders = ["compare x y", "compare y x"]
            key = _KEYS.get(parameters[0].name)
            if key and self._value.full_name not in _UNSTABLE:
                orders.append(f"compare ({key.format('x')}) ({key.format('y')})")
            return f"fun x y -> {self._chance.choice(orders)}"
        names = [f"y{index}" for index in range(len(parameters))]
        number = str(self._chance.randint(0, 3))
        patterns = []
        for name, parameter in zip(names, parameters):
            patterns.append("()" if parameter.name == "unit" else f"({name} : {parameter})")
            number += f" + {self._chance.randint(1, 3)} * {self._number(parameter, name)}"
        made = self._made(result)
        return f"fun {' '.join(patterns)} -> let n = ({number}) land 4095 in note n; {made}"

    def _number(self, kind: _Type, name: str) -> str:
        """An int that depends on a value."""
        texts = {
            "int": "{}", "float": "(int_of_float {} land 63)", "char": "Char.code {}", "unit": "1",
            "string": "String.length {}", "bool": "(if {} then 1 else 0)",
            "list": "List.length {}", "array": "Array.length {}",
            "option": "(match {} with None -> 0 | Some _ -> 1)",
        }  # fmt: skip
        return texts.get(kind.name, "1").format(name)

    def _made(self, kind: _Type) -> str:
        """A value that depends on the int n."""
        texts = {
            "int": "n", "float": "float_of_int n", "char": "Char.chr (n land 127)", "unit": "()",
            "string": "string_of_int n", "bool": "(n land 1 = 0)",
        }  # fmt: skip
        if kind.name in texts:
            return texts[kind.name]
        parts = [self._made(part) for part in kind.parts]
        if kind.name == "*":
            return f"({', '.join(parts)})"
        if kind.name == "option":
            return f"(if n land 1 = 0 then None else Some ({parts[0]}))"
        if kind.name == "result":
            return f"(if n land 1 = 0 then Error ({parts[1]}) else Ok ({parts[0]}))"
        if kind.name == "Either.t":
            return f"(if n land 1 = 0 then Either.Right ({parts[1]}) else Either.Left ({parts[0]}))"
        if kind.name == "list":
            return f"[{parts[0]}; {parts[0]}]"
        return self._expression(kind)


_TRUNCATING = {"int_of_float", "truncate"}
# What a comparison of only a part of the values compares.
_KEYS = {"int": "{} / 2", "string": "String.length {}", "char": "Char.code {} / 16"}


def _is_compared(value: _Value, interfaces: _Interfaces) -> bool:
    if interfaces.is_missing(value) or value.name.startswith("("):
        return False
    names = {name for names in _SKIPPED.values() for name in names.split()}
    return value.full_name not in names


def _calls(value: _Value, seed: int, count: int) -> str:
    """Definitions that call a value, at several instances of its type."""
    instances = min(count, 4)
    chance = random.Random(f"{seed} {value.full_name}")
    texts = [_Calls(value, chance).text(count // instances) for _ in range(instances)]
    return "".join(texts)


def _run_all(ocaml: str, compiler: Path, chosen: Sequence[_Value], options: "_Options") -> int:
    calls = [_calls(value, options.seed, options.count) for value in chosen]
    failures = 0
    with tempfile.TemporaryDirectory() as name:
        program = options.keep or Path(name) / "calls.ml"
        program.write_text(_prelude() + "".join(calls))
        theirs = require([ocaml, "-w", "-a", program], timeout=_SECONDS)
        expected = theirs.output.decode(errors="replace").splitlines()
        print(f"{len(chosen)} names, {len(expected)} lines")
        for mode in options.modes:
            found = run([compiler, *mode.split(), program], timeout=_SECONDS)
            lines = found.output.decode(errors="replace").splitlines()
            differences = [pair for pair in zip(lines, expected) if pair[0] != pair[1]]
            failures += len(differences) + (len(lines) != len(expected))
            for our, their in differences[:20]:
                print(f"{mode}: '{our}', but OCaml has '{their}'", file=sys.stderr)
            if len(lines) != len(expected):
                print(f"{mode}: {len(lines)} lines, {found.failure}", file=sys.stderr)
                print(found.errors.decode(errors="replace")[:2000], file=sys.stderr)
    print(f"{failures} differences")
    return 1 if failures else 0


@dataclass(frozen=True)
class _Options:
    seed: int
    count: int
    modes: list[str]
    keep: Path | None


_BEGIN, _END = "<!-- library: begin -->\n", "<!-- library: end -->\n"


def _compare_document(interfaces: _Interfaces, is_written: bool) -> int:
    text = _DOCUMENT.read_text()
    begin, end = text.index(_BEGIN) + len(_BEGIN), text.index(_END)
    table = interfaces.table()
    if text[begin:end] == table:
        return 0
    if is_written:
        _DOCUMENT.write_text(text[:begin] + table + text[end:])
        return 0
    print(f"{_DOCUMENT.name} has an old table; compare-library --write updates it")
    return 1


def _main(words: Sequence[str]) -> int:
    parser = CommandLine("compare-library", _DESCRIPTION)
    parser.add_build_dir()
    parser.add_seed()
    parser.add_number("--count", 40, "calls of each function")
    parser.add("--document", action="store_true", help="compare the document's table")
    parser.add("--write", action="store_true", help="update the document's table")
    parser.add("--ocaml", default="ocaml", metavar="COMMAND", help="OCaml's interpreter")
    parser.add("--only", default="", metavar="REGEX", help="names of functions")
    parser.add("--keep", type=Path, metavar="FILE", help="where the program is kept")
    parser.add(
        "--mode", action="append", metavar="OPTIONS",
        help="how mincaml-llc runs the program (default: --interpret, --run -O2)",
    )  # fmt: skip
    options = parser.parse(words)
    version = require(["ocamlc", "-where"]).output.decode().strip()
    interfaces = _Interfaces(Path(version))
    if options.document or options.write:
        return _compare_document(interfaces, options.write)
    chosen = [
        value
        for value in interfaces.all_values()
        if _is_compared(value, interfaces) and re.search(options.only, value.full_name)
    ]
    compiler = BuildDirectory.of(options.build_dir).built("mincaml-llc")
    modes = options.mode or ["--interpret", "--run -O2"]
    settings = _Options(options.seed, options.count, modes, options.keep)
    return _run_all(options.ocaml, compiler, chosen, settings)


def main(words: Sequence[str]) -> int:
    """The command line of utils/compare-library."""
    return run_main("compare-library", _main, words)
