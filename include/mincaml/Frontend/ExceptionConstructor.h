//===- ExceptionConstructor.h - Exception constructors ----------*- C++ -*-===//

#ifndef MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H
#define MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <deque>
#include <string>

namespace mincaml {

class Type;

/// The exception that `exception E of t` defines. Every definition creates a
/// different exception, even if two of them have the same name.
struct ExceptionConstructor {
  llvm::StringRef Name;
  /// The source range of the name in its definition; invalid if the exception
  /// is predefined.
  llvm::SMRange Range;
  /// The type of the argument; null if there is none.
  Type *Payload;
  /// The number of arguments: two for `of t * t`, whose payload is a tuple, and
  /// one for `of (t * t)`.
  unsigned Arity;
  /// The unique number of the exception. Those of the predefined exceptions are
  /// their row numbers in RuntimeABI.def.
  unsigned Number;

  bool isPredefined() const { return !Range.isValid(); }
};

/// The exceptions that a program can raise, by their numbers: the predefined
/// ones, then those that it defines.
class ExceptionConstructors {
public:
  /// The payload of a predefined exception is a String or nothing.
  explicit ExceptionConstructors(Type *String);

  /// Payload is null if Arity is 0.
  ExceptionConstructor *make(llvm::StringRef Name, llvm::SMRange Range,
                             Type *Payload, unsigned Arity);
  const ExceptionConstructor &predefined(runtime::Exception Which) const {
    return Constructors[unsigned(Which)];
  }
  /// The predefined exception of this name, or null.
  const ExceptionConstructor *findPredefined(llvm::StringRef Name) const;

  auto begin() const { return Constructors.begin(); }
  auto end() const { return Constructors.end(); }

private:
  /// A deque, so that its elements do not move.
  std::deque<ExceptionConstructor> Constructors;
};

/// Returns the name of an exception as OCaml prints it: `Not_found`, or
/// `Main.E` if the program in main.ml defines E.
std::string exceptionName(const ExceptionConstructor &X,
                          llvm::StringRef FileName);

/// Returns one character for each argument of X: `i` for an int, a char or a
/// bool, which are printed as ints; `u` for unit, which is printed as 0 and not
/// stored; `s` for a string; `f` for a float and `p` for a pointer, which are
/// not printed.
std::string printedArguments(const ExceptionConstructor &X);

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H
