//===- PassOptions.h - Options of passes ------------------------*- C++ -*-===//
//
// The options of a pass are a struct with a function list(), from which they
// are parsed, printed in pipelines, and described in --print-passes.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_TRANSFORMS_PASSOPTIONS_H
#define MINCAML_TRANSFORMS_PASSOPTIONS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <variant>

namespace mincaml {

/// An option: `Name=N` sets a number, `Name` sets a flag.
struct PassOption {
  llvm::StringLiteral Name;
  std::variant<bool *, unsigned *, std::optional<unsigned> *> Value;
  /// If the option has this value, it is not printed.
  std::optional<unsigned> Unprinted = std::nullopt;
  unsigned Minimum = 0, Maximum = ~0u;
  /// The text that stands for the number in descriptions, such as its unit.
  llvm::StringLiteral Placeholder = "N";
};

using PassOptionList = llvm::SmallVector<PassOption, 4>;

/// Parses options that are separated by semicolons.
llvm::Error parsePassOptions(llvm::StringRef Text, llvm::StringRef PassName,
                             llvm::ArrayRef<PassOption> Options);
/// Prints the options, such as `<size=100;growth=1000>`, without flags that are
/// not set and numbers that are Unprinted. Prints nothing if no option is left.
void printPassOptions(llvm::raw_ostream &OS,
                      llvm::ArrayRef<PassOption> Options);
/// `size=N;growth=N`
std::string describePassOptions(llvm::ArrayRef<PassOption> Options);

/// The base class of passes with such options.
template <typename PassT, typename OptionsT>
class PassWithOptions : public llvm::PassInfoMixin<PassT> {
public:
  using Options = OptionsT;

  explicit PassWithOptions(Options TheOptions = {}) : TheOptions(TheOptions) {}

  static llvm::Expected<Options> parseOptions(llvm::StringRef Text,
                                              llvm::StringRef PassName) {
    Options Result;
    if (llvm::Error E = parsePassOptions(Text, PassName, Result.list()))
      return std::move(E);
    return Result;
  }
  static std::string describeOptions() {
    return describePassOptions(Options().list());
  }
  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> PassNameOfClass) {
    OS << PassNameOfClass(PassT::name());
    printPassOptions(OS, TheOptions.list());
  }

protected:
  Options TheOptions;
};

} // namespace mincaml

#endif // MINCAML_TRANSFORMS_PASSOPTIONS_H
