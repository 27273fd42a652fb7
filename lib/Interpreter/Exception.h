//===- Exception.h - Representation of exceptions ---------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_EXCEPTION_H
#define MINCAML_LIB_INTERPRETER_EXCEPTION_H

#include "Code.h"

namespace mincaml::interpreter {

/// The fields of the object of an exception.
enum ExceptionField : uint8_t {
  ExceptionNumber, ///< the number of the constructor, an int
  ExceptionPayload,
  /// The failed check that raised it, or null.
  ExceptionFailure,
  ExceptionSize
};

/// The fields of the object that describes a failed check.
enum FailureField : uint8_t {
  FailureKind,     ///< Outcome::Kind, an int
  FailureLocation, ///< a pointer into the text, as Object
  FailureOperand0,
  FailureOperand1,
  FailureMessage, ///< a string, for Outcome::Kind::Library
  FailureSize
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_EXCEPTION_H
