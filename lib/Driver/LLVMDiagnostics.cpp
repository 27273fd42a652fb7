//===- LLVMDiagnostics.cpp - Reporting LLVM's messages --------------------===//

#include "LLVMDiagnostics.h"
#include "Failures.h"
#include "mincaml/CodeGen/CodeGen.h"
#include "mincaml/Support/PrintableText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/SourceMgr.h"
#include <cstdlib>

using namespace mincaml;
using namespace llvm;

namespace {

class Handler : public DiagnosticHandler {
public:
  explicit Handler(DiagnosticEngine &Diagnostics) : Diagnostics(Diagnostics) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override;

private:
  void printRemark(const DiagnosticInfoOptimizationBase &Remark);

  DiagnosticEngine &Diagnostics;
};

} // namespace

void Handler::printRemark(const DiagnosticInfoOptimizationBase &Remark) {
  std::string Text =
      formatv("{0} [{1}]", Remark.getMsg(), Remark.getPassName());
  if (SMLoc Location =
          findLocation(Diagnostics.sources(), Remark.getLocation());
      Location.isValid())
    Diagnostics.remark(Location, Text);
  else
    errs() << printableText(Remark.getFunction().getName())
           << ": remark: " << printableText(Text) << '\n';
}

bool Handler::handleDiagnostics(const DiagnosticInfo &Info) {
  if (const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info)) {
    printRemark(*Remark);
    return true;
  }
  if (const auto *Failure = dyn_cast<DiagnosticInfoRegAllocFailure>(&Info)) {
    Diagnostics.report(
        findLocation(Diagnostics.sources(), Failure->getLocation()),
        DiagnosticID::OutOfRegisters, Failure->getFunction().getName(),
        Failure->getMsgStr().str());
    return true;
  }
  std::string Text;
  raw_string_ostream OS(Text);
  DiagnosticPrinterRawOStream Printer(OS);
  Info.print(Printer);
  if (Info.getSeverity() == DS_Error)
    Diagnostics.report(DiagnosticID::LLVMError, Text);
  else
    errs() << LLVMContext::getDiagnosticMessagePrefix(Info.getSeverity())
           << ": " << printableText(Text) << '\n';
  return true;
}

std::unique_ptr<DiagnosticHandler>
mincaml::createDiagnosticHandler(DiagnosticEngine &Diagnostics) {
  return std::make_unique<Handler>(Diagnostics);
}

/// Replaces the addresses of DAG nodes, which differ between runs, by numbers.
static std::string withoutAddresses(StringRef Text) {
  constexpr size_t Prefix = 2, FewestDigits = 6;
  StringMap<unsigned> Numbers;
  std::string Result;
  while (!Text.empty()) {
    const size_t Start = std::min(Text.find("0x"), Text.size());
    StringRef Digits = Text.substr(Start + Prefix).take_while(isHexDigit);
    Result += Text.take_front(Start);
    Text = Text.drop_front(Start);
    StringRef Number = Text.take_front(Prefix + Digits.size());
    if (Digits.size() >= FewestDigits)
      Result +=
          "t" + std::to_string(
                    Numbers.try_emplace(Digits, Numbers.size()).first->second);
    else
      Result += Number;
    Text = Text.drop_front(Number.size());
  }
  return Result;
}

void mincaml::reportModuleFailure(DiagnosticEngine &Diagnostics,
                                  StringRef Reason, StringRef Pass) {
  Diagnostic D = Diagnostics.report(DiagnosticID::CannotCompileModule,
                                    withoutAddresses(Reason.rtrim()));
  if (!Pass.empty())
    D.note(SMRange(), "in the pass " + Pass);
}

/// Whether the reason is that a verifier found an error in the output of a pass.
static bool isVerifierFailure(StringRef Reason) {
  return Reason.contains("machine code error") || Reason.starts_with("Broken ");
}

void mincaml::handleFatalError(void *Context, const char *Reason, bool IsBug) {
  auto [Diagnostics, HasForeignModule] =
      *static_cast<FatalErrorContext *>(Context);
  if (!IsBug) {
    Diagnostics.report(DiagnosticID::LLVMError, Reason);
  } else if (HasForeignModule && !isVerifierFailure(Reason)) {
    reportModuleFailure(Diagnostics, Reason, currentPass());
  } else {
    errs() << Diagnostics.options().ProgramName
           << ": internal error: " << Reason << '\n';
    return;
  }
  Diagnostics.finish();
  // This removes temporary files.
  sys::RunInterruptHandlers();
  exit(1);
}
