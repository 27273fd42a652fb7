//===- Names.h - Built-in names, and hints for undefined ones ---*- C++ -*-===//

#ifndef MINCAML_LIB_FRONTEND_NAMES_H
#define MINCAML_LIB_FRONTEND_NAMES_H

#include "mincaml/Support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mincaml {

class Type;
class TypeContext;

/// A program that uses the first of these functions of the library must be run by
/// the second one; see Desugarer::runWithExitFunctions.
constexpr llvm::StringLiteral AtExitName = "at_exit";
constexpr llvm::StringLiteral RunWithExitFunctionsName =
    "run_with_exit_functions'";

/// A row of Builtins.def.
enum class Builtin : uint8_t {
#define BUILTIN(Name, Type) Name,
#define MODULE_BUILTIN(Name, Spelling, Type) Name,
#include "mincaml/Frontend/Builtins.def"
};

/// Returns the names of all builtins, including aliases.
llvm::ArrayRef<llvm::StringRef> builtinNames();

std::optional<Builtin> findBuiltin(llvm::StringRef Name);

/// Whether B is a function of Printf, whose type depends on its first argument.
inline bool takesFormat(Builtin B) {
  return B == Builtin::format_output || B == Builtin::format_error ||
         B == Builtin::format_string;
}

/// Whether B compares or hashes its first argument.
inline bool compares(Builtin B) {
  return B == Builtin::min || B == Builtin::max || B == Builtin::compare ||
         B == Builtin::same_key || B == Builtin::hash_value ||
         B == Builtin::hash_view;
}

struct BuiltinType {
  Type *Ty;
  /// A part of Ty whose values must be comparable; null if there is none.
  Type *Compared = nullptr;
  /// A type variable in Ty that the arguments may leave undetermined; null if
  /// there is none.
  Type *Open = nullptr;
};

/// Returns the type of B, with new type variables for each use.
BuiltinType builtinType(Builtin B, TypeContext &Types);

//===----------------------------------------------------------------------===//
// Formats of Printf
//
// The formats of language.md, section 4. Desugaring expands a call with a
// format to a sequence of calls that print its pieces.
//
//===----------------------------------------------------------------------===//

/// The parts of a conversion such as `%-5.2f` as it is written, whether or not
/// it is valid.
struct FormatConversion {
  llvm::StringRef Text; ///< all of it
  llvm::StringRef Flags;
  llvm::StringRef Width; ///< digits or `*`
  /// Digits or `*`. Null if the conversion has no point; may be empty after a
  /// point.
  llvm::StringRef Precision;
  char Letter = 0; ///< 0 at the end of the format

  bool hasPrecision() const { return Precision.data(); }
};

/// Removes the conversion, or `%%`, at the beginning of Rest and returns it.
FormatConversion takeConversion(llvm::StringRef &Rest);

/// A piece of a format: literal text, or the conversion of an argument.
struct FormatPiece {
  enum class Kind : uint8_t { Text, Int, Float, Char, String, Bool };
  Kind TheKind;
  /// The spelling of the conversion, with its `%`; for a Text piece, the text
  /// to print.
  llvm::StringRef Text;

  /// Whether this is a conversion without flags, width and precision.
  bool isPlain() const { return Text.size() == 2; }
};

struct Format {
  std::vector<FormatPiece> Pieces;
  /// The first conversion that is malformed or not supported, or an empty
  /// string.
  llvm::StringRef Malformed;
};

Format parseFormat(llvm::StringRef Text);

//===----------------------------------------------------------------------===//
// Hints for undefined names
//===----------------------------------------------------------------------===//

/// Says what to write instead of a name of OCaml's standard library.
struct LibraryHint {
  llvm::StringRef Name;
  llvm::StringRef Hint;
  /// A name that can replace it; empty if there is none.
  llvm::StringRef Replacement = "";
};

/// Returns null if there is no hint for Name.
const LibraryHint *findLibraryHint(llvm::StringRef Name);

/// Returns what to use instead of a module of OCaml's library, or an empty
/// string.
llvm::StringRef findModuleHint(llvm::StringRef Module);

/// Returns what to write instead of a name that is undefined in the extended
/// language: a word of another language or a name of OCaml's library. Returns
/// null if there is no hint.
const LibraryHint *findNameHint(llvm::StringRef Name);

/// Reports a capitalized name that is neither defined by the library nor the
/// name of an exception, and suggests what to write instead. IsValue: the name
/// is used in an expression.
void reportCapitalized(DiagnosticEngine &Diagnostics, llvm::SMRange Range,
                       llvm::StringRef Name, bool IsStrict,
                       bool IsValue = false);

//===----------------------------------------------------------------------===//
// Misspelled names
//===----------------------------------------------------------------------===//

/// Finds the defined name that was probably meant by an undefined one. As in
/// OCaml, the edit distance, in which two exchanged letters are one edit, is at
/// most 1 for names of up to 4 letters, 2 for up to 6 letters, and 3 for longer
/// names; names of one or two letters have no suggestions. Of several names
/// with the same distance, the alphabetically first one is found.
class NearestName {
public:
  explicit NearestName(llvm::StringRef Wanted);

  /// Considers a name that is defined. Returns whether it is the best one so far.
  bool consider(llvm::StringRef Candidate);
  /// Like `consider`, but also accepts a name that begins with the wanted one,
  /// such as `fold_left` for `fold`.
  void considerPrefix(llvm::StringRef Candidate);

  /// The best name; empty if no name is similar.
  llvm::StringRef name() const { return Name; }
  /// The end of a message, `; did you mean 'NAME'?`; empty if no name is
  /// similar.
  std::string hint() const;

  /// The edit distance of the two names, or more than Limit if it is greater.
  static unsigned distance(llvm::StringRef A, llvm::StringRef B,
                           unsigned Limit);
  /// The largest edit distance of a name that is suggested for Wanted.
  static unsigned largestDistance(llvm::StringRef Wanted);

private:
  bool take(llvm::StringRef Candidate, unsigned Distance);

  llvm::StringRef Wanted;
  llvm::StringRef Name;
  /// The distance of Name; one more than the largest distance if there is none.
  unsigned Distance;
};

} // namespace mincaml

#endif // MINCAML_LIB_FRONTEND_NAMES_H
