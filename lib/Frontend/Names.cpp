//===- Names.cpp - Built-in names, and hints for undefined ones -----------===//

#include "Names.h"
#include "Characters.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"
#include <utility>

using namespace mincaml;
using llvm::SMRange;
using llvm::StringRef;

std::optional<Builtin> mincaml::findBuiltin(llvm::StringRef Name) {
  Name.consume_front("Stdlib.");
  return llvm::StringSwitch<std::optional<Builtin>>(Name)
#define BUILTIN(Name, Type) .Case(#Name, Builtin::Name)
#define MODULE_BUILTIN(Name, Spelling, Type) .Case(Spelling, Builtin::Name)
#define ALIAS(Spelling, Name) .Case(Spelling, Builtin::Name)
#include "mincaml/Frontend/Builtins.def"
      .Default(std::nullopt);
}

llvm::ArrayRef<llvm::StringRef> mincaml::builtinNames() {
  static constexpr llvm::StringRef Names[] = {
#define BUILTIN(Name, Type) #Name,
#define MODULE_BUILTIN(Name, Spelling, Type) Spelling,
#define ALIAS(Spelling, Name) Spelling,
#include "mincaml/Frontend/Builtins.def"
  };
  return Names;
}

BuiltinType mincaml::builtinType(Builtin B, TypeContext &Types) {
  Type *Int = Types.integer();
  switch (B) {
  case Builtin::ref: {
    Type *A = Types.variable();
    return {Types.function(A, Types.reference(A)), nullptr, A};
  }
  case Builtin::incr:
  case Builtin::decr:
    return {Types.function(Types.reference(Int), Types.unit())};
  case Builtin::ignore: {
    Type *A = Types.variable();
    return {Types.function(A, Types.unit()), nullptr, A};
  }
  case Builtin::fst:
  case Builtin::snd: {
    Type *Components[] = {Types.variable(), Types.variable()};
    return {
        Types.function(Types.tuple(Components), Components[B == Builtin::snd]),
        nullptr, Components[B == Builtin::fst]};
  }
  case Builtin::succ:
  case Builtin::pred:
  case Builtin::abs:
  case Builtin::lnot:
    return {Types.function(Int, Int)};
  case Builtin::min:
  case Builtin::max: {
    Type *C = Types.variable();
    return {Types.function({C, C}, C), C, C};
  }
  case Builtin::compare: {
    Type *C = Types.variable();
    return {Types.function({C, C}, Int), C, C};
  }
  case Builtin::same_key: {
    Type *C = Types.variable();
    return {Types.function({C, C}, Types.boolean()), C, C};
  }
  case Builtin::hash_value: {
    Type *C = Types.variable();
    auto Function = [&](Type *Mixed) {
      return Types.function({Int, Mixed}, Int);
    };
    return {
        Types.function({C, Int, Function(Int), Function(Types.floating()),
                        Function(Types.string()), Function(Types.variable())},
                       Int),
        C, C};
  }
  case Builtin::exception_text: {
    Type *String = Types.string();
    return {Types.function({Types.exception(), Types.function(String, String),
                            Types.function(Types.floating(), String)},
                           String)};
  }
  case Builtin::hash_view: {
    Type *C = Types.variable();
    return {Types.function({C, Types.function(Types.variable(), Int)}, Int), C,
            C};
  }
  case Builtin::string_of_bool:
    return {Types.function(Types.boolean(), Types.string())};
  case Builtin::bool_not:
    return {Types.function(Types.boolean(), Types.boolean())};
  case Builtin::int_of_char:
    return {Types.function(Types.character(), Int)};
  case Builtin::int_to_string:
    return {Types.function(Int, Types.string())};
  case Builtin::string_length:
    return {Types.function(Types.string(), Int)};
  case Builtin::string_get:
    return {Types.function({Types.string(), Int}, Types.character())};
  // The parameters that depend on the format are missing from these types. See
  // formatType in Inference/TypeInference.cpp.
  case Builtin::format_output:
  case Builtin::format_error:
    return {Types.function(Types.string(), Types.unit())};
  case Builtin::format_string:
    return {Types.function(Types.string(), Types.string())};
  case Builtin::raise: {
    Type *A = Types.variable();
    return {Types.function(Types.exception(), A), nullptr, A};
  }
  case Builtin::min_int:
  case Builtin::max_int:
    return {Int};
  case Builtin::infinity:
  case Builtin::neg_infinity:
  case Builtin::nan:
  case Builtin::max_float:
  case Builtin::min_float:
  case Builtin::epsilon_float:
    return {Types.floating()};
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Formats of Printf
//===----------------------------------------------------------------------===//

/// Returns the kind of argument that a conversion with this letter takes.
static std::optional<FormatPiece::Kind> kindOf(char Letter) {
  using Kind = FormatPiece::Kind;
  if (StringRef("diuxXo").contains(Letter))
    return Kind::Int;
  if (StringRef("feEgG").contains(Letter))
    return Kind::Float;
  if (Letter == 'c')
    return Kind::Char;
  if (Letter == 's')
    return Kind::String;
  if (Letter == 'b' || Letter == 'B')
    return Kind::Bool;
  return std::nullopt;
}

/// The maximal number of digits of a width or a precision: longer output than
/// 999 characters is not supported.
static constexpr size_t MaxDigits = 3;

/// Whether a conversion means the same in OCaml and in C. OCaml ignores
/// meaningless flags and precisions, with warnings.
static bool isSupported(FormatPiece::Kind Kind, const FormatConversion &C) {
  using PieceKind = FormatPiece::Kind;
  auto IsNumber = [](StringRef Text) {
    return Text.size() <= MaxDigits && Text != "*";
  };
  if (!IsNumber(C.Width) || !IsNumber(C.Precision) || C.Flags.size() > 1 ||
      (C.hasPrecision() && C.Precision.empty()))
    return false;
  switch (Kind) {
  case PieceKind::Int:
    return !C.hasPrecision() && C.Flags != "#";
  case PieceKind::Float:
    return C.Flags != "#";
  case PieceKind::String:
    return !C.hasPrecision() && (C.Flags.empty() || C.Flags == "-");
  default:
    return !C.hasPrecision() && C.Flags.empty() && C.Width.empty();
  }
}

FormatConversion mincaml::takeConversion(StringRef &Rest) {
  StringRef Start = Rest;
  auto Take = [&](size_t Length) {
    StringRef Taken = Rest.take_front(Length);
    Rest = Rest.drop_front(Taken.size());
    return Taken;
  };
  auto TakeNumber = [&] {
    return Take(Rest.starts_with("*") ? 1 : Rest.take_while(isDigit).size());
  };
  FormatConversion C;
  Take(1); // The `%`.
  C.Flags = Take(
      Rest.take_while([](char X) { return StringRef("-0+ #").contains(X); })
          .size());
  C.Width = TakeNumber();
  if (Rest.consume_front("."))
    C.Precision = TakeNumber();
  if (StringRef Letter = Take(1); !Letter.empty())
    C.Letter = Letter.front();
  C.Text = Start.drop_back(Rest.size());
  return C;
}

Format mincaml::parseFormat(StringRef Rest) {
  using Kind = FormatPiece::Kind;
  Format Result;
  while (!Rest.empty()) {
    StringRef Text = Rest.take_until([](char C) { return C == '%'; });
    if (!Text.empty())
      Result.Pieces.push_back({Kind::Text, Text});
    Rest = Rest.drop_front(Text.size());
    if (Rest.empty())
      break;
    const FormatConversion C = takeConversion(Rest);
    if (C.Text == "%%") {
      Result.Pieces.push_back({Kind::Text, C.Text.take_front(1)});
      continue;
    }
    std::optional<Kind> Known = kindOf(C.Letter);
    if (!Known || !isSupported(*Known, C)) {
      Result.Malformed = C.Text;
      return Result;
    }
    Result.Pieces.push_back({*Known, C.Text});
  }
  return Result;
}

//===----------------------------------------------------------------------===//
// Hints for undefined names
//===----------------------------------------------------------------------===//

static constexpr LibraryHint LibraryHints[] = {
    // These names are unknown. The lexer reports them in the original language;
    // module resolution or type inference does so in the extended language.
    {"Array.get", "write `a.(i)`"},
    {"Array.set", "write `a.(i) <- x`"},
    {"Array.size", "write `Array.length`", "Array.length"},
    {"List.get", "write `List.nth`", "List.nth"},
    {"List.add", "write `x :: l`"},
    {"List.push", "write `x :: l`"},
    {"List.size", "write `List.length`", "List.length"},
    {"String.size", "write `String.length`", "String.length"},
    {"Float.of_int", "write `float_of_int`", "float_of_int"},
    {"Float.to_int", "write `int_of_float`", "int_of_float"},
    {"Float.abs", "write `abs_float`", "abs_float"},
    {"Float.sqrt", "write `sqrt`", "sqrt"},
    {"Int.to_float", "write `float_of_int`", "float_of_int"},
    {"Lazy.force", "call a function with a parameter `()` instead"},
    {"String.set", "strings cannot be changed; use `Bytes.set`"},
    {"True", "write `true`", "true"},
    {"False", "write `false`", "false"},

    // Type inference takes these names for implicit externals.
    {"ref", "MinCaml has no references; use an array of one element"},
    {"incr", "MinCaml has no references; use an array of one element"},
    {"decr", "MinCaml has no references; use an array of one element"},
    {"print_string", "MinCaml has no strings; use `print_char` with codes"},
    {"print_endline", "MinCaml has no strings; use `print_char` with codes"},
    {"prerr_string", "MinCaml has no strings; use `prerr_byte` with codes"},
    {"string_of_int", "MinCaml has no strings; use `print_int`"},
    {"string_of_float", "MinCaml has no strings; use `print_float`"},
    {"failwith", "MinCaml has no exceptions"},
    {"invalid_arg", "MinCaml has no exceptions"},
    {"raise", "MinCaml has no exceptions"},
    {"ignore", "write `let x = e in` instead of `ignore e;`"},
    {"fst", "write `let (x, _) = t in`"},
    {"snd", "write `let (_, x) = t in`"},
    {"abs", "write `if x < 0 then -x else x`"},
    {"max", "write `if x > y then x else y`"},
    {"min", "write `if x < y then x else y`"},
    {"succ", "write `x + 1`"},
    {"pred", "write `x - 1`"},
    {"exit", "a program ends after its last expression"},
};

/// Hints for names that have to do with data types, which the original language
/// does not have.
static constexpr LibraryHint DataTypeHints[] = {
    {"Some", "there are no options; use a number such as -1 for the missing "
             "value"},
    {"None", "there are no options; use a number such as -1 for the missing "
             "value"},
    {"Ok", "there are no results; return a pair of a bool and a value"},
    {"Error", "there are no results; return a pair of a bool and a value"},
    {"Array.of_list", "there are no lists; use `Array.make` and `a.(i) <- x`"},
    {"Array.to_list", "there are no lists; use the array"},
    {"String.split_on_char", "there are no strings and no lists"},
};

/// Hints for all names of a module.
static constexpr std::pair<StringRef, StringRef> ModuleHints[] = {
    {"Map", "`module M = Map.Make (String)` makes a module of maps"},
    {"Set", "`module S = Set.Make (String)` makes a module of sets"},
    {"Scanf", "use `read_int`, `read_float` or `read_line`"},
    {"Format", "use `Printf` instead of `Format`"},
    {"Stdlib", "write names of `Stdlib` without the module"},
    {"Pervasives", "write names of the standard library without the module"},
    {"Unix", "C functions can be declared with `external`"},
};

/// Hints for names that are undefined in the extended language.
static constexpr LibraryHint NameHints[] = {
    // Words of other programming languages.
    {"return",
     "a function returns the value of its last expression; leave out `return`"},
    {"break", "a loop has no early exit; use a `while` with a condition, or "
              "raise an exception"},
    {"continue", "put the rest of the loop's body into an `if`"},
    {"throw", "write `raise`", "raise"},
    {"catch", "handlers follow `with`: `try ... with E -> ...`"},
    {"finally", "use `Fun.protect ~finally:f g`"},
    {"elif", "write `else if`", "else if"},
    {"elsif", "write `else if`", "else if"},
    {"elseif", "write `else if`", "else if"},
    {"endif", "an `if` has no closing keyword"},
    {"def",
     "a definition begins with `let`, or with `let rec` if it calls "
     "itself",
     "let"},
    {"var", "a definition begins with `let`", "let"},
    {"const", "a definition begins with `let`", "let"},
    {"null",
     "the empty list is `[]`; a value that may be missing is an option, "
     "`None` or `Some x`"},
    {"nil", "the empty list is `[]`; a value that may be missing is an option, "
            "`None` or `Some x`"},
    {"step", "the variable of a `for` changes by one; use a `while`, or "
             "multiply the variable"},
    {"print",
     "use `print_int`, `print_float`, `print_string` or `Printf.printf`"},
    {"println", "write `print_endline` for a string"},
    {"printf", "write `Printf.printf`", "Printf.printf"},
    {"eprintf", "write `Printf.eprintf`", "Printf.eprintf"},
    {"sprintf", "write `Printf.sprintf`", "Printf.sprintf"},
    {"scanf", "use `read_int`, `read_float` or `read_line`"},
    {"pow", "write `x ** y`"},
    {"xor", "write `lxor` for ints and `<>` for bools"},
    {"length", "write `List.length`, `Array.length` or `String.length`"},
    {"size", "write `Array.length` or `String.length`"},

    // OCaml's standard library.
    {"print_bool", "write `print_string (string_of_bool b)`"},
    {"string_of_char", "write `String.make 1 c`"},
    {"input_line", "write `read_line ()`"},
    {"output_string",
     "write `print_string`, or `prerr_string` for the standard "
     "error output"},
    {"stdin",
     "`read_line`, `read_int` and `read_float` read the standard input"},
    {"stdout",
     "`print_string` and similar functions write to the standard output"},
    {"stderr",
     "`prerr_string` and similar functions write to the standard error output"},
    {"flush", "output needs no `flush`"},
    {"flush_all", "output needs no `flush_all`"},
    {"open_in", "a program can only read its standard input"},
    {"open_out",
     "a program can only write to its standard output and standard error"},
    {"not_found", "the exception is `Not_found`", "Not_found"},
    {"log2", "write `Float.log2`", "Float.log2"},
    {"hd", "write `List.hd`", "List.hd"},
    {"tl", "write `List.tl`", "List.tl"},
};

StringRef mincaml::findModuleHint(StringRef Module) {
  for (const auto &[Name, Hint] : ModuleHints)
    if (Name == Module)
      return Hint;
  return "";
}

/// Returns the hint for Name in Table, or null.
static const LibraryHint *findHint(llvm::ArrayRef<LibraryHint> Table,
                                   StringRef Name) {
  const auto *I = llvm::find_if(
      Table, [Name](const LibraryHint &H) { return H.Name == Name; });
  return I == Table.end() ? nullptr : I;
}

const LibraryHint *mincaml::findLibraryHint(StringRef Name) {
  return findHint(LibraryHints, Name);
}

const LibraryHint *mincaml::findNameHint(StringRef Name) {
  return findHint(NameHints, Name);
}

void mincaml::reportCapitalized(DiagnosticEngine &Diagnostics, SMRange Range,
                                StringRef Name, bool IsStrict, bool IsValue) {
  const LibraryHint *Known = findLibraryHint(Name);
  if (!Known && IsStrict)
    Known = findHint(DataTypeHints, Name);
  if (Known) {
    Diagnostic D =
        Diagnostics.report(Range, DiagnosticID::Capitalized, Name, Known->Hint);
    if (!Known->Replacement.empty())
      D.replace(Range, Known->Replacement);
  } else if (std::string Nearest = IsStrict ? "" : nearestLibraryName(Name);
             !Nearest.empty()) {
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                "did you mean `" + Nearest + "`?")
        .replace(Range, Nearest);
  } else if (Name.contains('.')) {
    StringRef Hint = findModuleHint(Name.split('.').first);
    Diagnostics.report(Range, DiagnosticID::Capitalized, Name,
                       IsStrict       ? "there are no modules"
                       : Hint.empty() ? "the library does not have it"
                                      : Hint);
  } else if (!IsStrict && IsValue) {
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                "no constructor has this name")
        .note(SMRange(),
              ("a constructor is defined at the top level, `type t = " + Name +
               "` or `exception " + Name +
               "`; the name of a variable or function begins with a "
               "lower-case letter")
                  .str());
  } else {
    std::string Small = Name.str();
    Small[0] = llvm::toLower(Small[0]);
    Diagnostics
        .report(Range, DiagnosticID::Capitalized, Name,
                IsStrict ? "names begin with a lower-case letter"
                         : "no constructor has this name; a variable begins "
                           "with a lower-case letter")
        .replace(Range, Small);
  }
}

//===----------------------------------------------------------------------===//
// Misspelled names
//===----------------------------------------------------------------------===//

unsigned NearestName::largestDistance(StringRef Wanted) {
  // Longer names are rarely misspelled, and comparing them is slow.
  constexpr size_t LongestName = 60;
  if (Wanted.size() > LongestName)
    return 0;
  return Wanted.size() <= 2 ? 0
                            : std::min<unsigned>((Wanted.size() - 1) / 2, 3);
}

unsigned NearestName::distance(StringRef A, StringRef B, unsigned Limit) {
  if (std::max(A.size(), B.size()) - std::min(A.size(), B.size()) > Limit)
    return Limit + 1;
  // The rows of the matrix for the previous two letters of A and for the
  // current one.
  std::vector<unsigned> BeforeLast(B.size() + 1), Last(B.size() + 1),
      Row(B.size() + 1);
  for (size_t J = 0; J <= B.size(); ++J)
    Row[J] = J;
  for (size_t I = 1; I <= A.size(); ++I) {
    std::swap(BeforeLast, Last);
    std::swap(Last, Row);
    Row[0] = I;
    for (size_t J = 1; J <= B.size(); ++J) {
      Row[J] = std::min(
          {Last[J] + 1, Row[J - 1] + 1, Last[J - 1] + (A[I - 1] != B[J - 1])});
      if (I > 1 && J > 1 && A[I - 1] == B[J - 2] && A[I - 2] == B[J - 1])
        Row[J] = std::min(Row[J], BeforeLast[J - 2] + 1);
    }
  }
  return std::min(Row.back(), Limit + 1);
}

NearestName::NearestName(StringRef Wanted)
    : Wanted(Wanted), Distance(largestDistance(Wanted) + 1) {}

bool NearestName::take(StringRef Candidate, unsigned New) {
  if (New > Distance || New > largestDistance(Wanted) ||
      (New == Distance && !(Candidate < Name)))
    return false;
  Distance = New;
  Name = Candidate;
  return true;
}

bool NearestName::consider(StringRef Candidate) {
  return Candidate != Wanted &&
         take(Candidate, distance(Wanted, Candidate, Distance));
}

void NearestName::considerPrefix(StringRef Candidate) {
  constexpr size_t ShortestPrefix = 3;
  if (Wanted.size() >= ShortestPrefix && Candidate.size() > Wanted.size() &&
      Candidate.starts_with(Wanted))
    take(Candidate, 1);
  else
    consider(Candidate);
}

std::string NearestName::hint() const {
  return Name.empty() ? "" : ("; did you mean '" + Name + "'?").str();
}
