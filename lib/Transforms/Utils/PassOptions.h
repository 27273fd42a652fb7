//===- PassOptions.h - Parsing of pass options ------------------*- C++ -*-===//

#ifndef MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H
#define MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

namespace mincaml {

/// Parses options that are separated by semicolons: Take changes the result as
/// an option says. If it returns false, the error is "Pass: expected Allowed,
/// not ...".
template <typename OptionsT>
llvm::Expected<OptionsT>
parsePassOptions(llvm::StringRef Text, llvm::StringRef Pass,
                 llvm::StringRef Allowed,
                 llvm::function_ref<bool(llvm::StringRef, OptionsT &)> Take) {
  OptionsT Result;
  while (!Text.empty()) {
    auto [Option, Rest] = Text.split(';');
    Text = Rest;
    if (!Take(Option, Result))
      return llvm::createStringError(Pass + ": expected " + Allowed +
                                     ", not '" + Option + "'");
  }
  return Result;
}

/// Whether an option consists of Name, which ends with '=', and a number.
inline bool takeNumber(llvm::StringRef Option, llvm::StringRef Name,
                       unsigned &Number) {
  return Option.consume_front(Name) && !Option.getAsInteger(10, Number);
}

} // namespace mincaml

#endif // MINCAML_LIB_TRANSFORMS_UTILS_PASSOPTIONS_H
