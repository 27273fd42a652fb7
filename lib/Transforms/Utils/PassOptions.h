//===- PassOptions.h - Parsing of pass options ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// Calls Take for each of the options, which are separated by semicolons.
/// Returns the error "Pass: expected Expected, not ..." if Take returns false.
inline llvm::Error
parsePassOptions(llvm::StringRef Text, llvm::StringRef Pass,
                 llvm::StringRef Expected,
                 llvm::function_ref<bool(llvm::StringRef)> Take) {
  while (!Text.empty()) {
    auto [Option, Rest] = Text.split(';');
    Text = Rest;
    if (!Take(Option))
      return llvm::createStringError(Pass + ": expected " + Expected +
                                     ", not '" + Option + "'");
  }
  return llvm::Error::success();
}

/// Whether an option consists of Name, which ends with '=', and a number.
inline bool takeNumber(llvm::StringRef Option, llvm::StringRef Name,
                       unsigned &Number) {
  return Option.consume_front(Name) && !Option.getAsInteger(10, Number);
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H
