//===- ExceptionConstructor.h - The exceptions of a program -----*- C++ -*-===//

#ifndef MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H
#define MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H

#include "mincaml/Support/RuntimeABI.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <deque>

namespace mincaml {

class Type;

/// What `exception E of t` defines. Exceptions of two definitions differ, also
/// if these have the same name.
struct ExceptionConstructor {
  llvm::StringRef Name;
  /// Of the name in its definition; invalid if it is predefined.
  llvm::SMRange Range;
  /// Null if it has no argument.
  Type *Payload;
  /// How many arguments the program writes: of `of t * t` two, which form a
  /// tuple; of `of (t * t)` one.
  unsigned Arity;
  /// No other one has it. Those of the predefined exceptions are the rows of
  /// RuntimeABI.def.
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
  /// A deque: its elements do not move.
  std::deque<ExceptionConstructor> Constructors;
};

} // namespace mincaml

#endif // MINCAML_FRONTEND_EXCEPTIONCONSTRUCTOR_H
