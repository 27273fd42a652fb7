//===- LLVMDiagnostics.cpp - LLVM's messages in our form ------------------===//

#include "LLVMDiagnostics.h"
#include "mincaml/CodeGen/SourceLocation.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "mincaml/Support/ShownText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"

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

void mincaml::handleFatalError(void *Engine, const char *Reason, bool IsBug) {
  auto &Diagnostics = *static_cast<DiagnosticEngine *>(Engine);
  if (IsBug) {
    errs() << Diagnostics.options().ProgramName
           << ": internal error: " << Reason << '\n';
    return;
  }
  // LLVM ends the process with status 1 and removes temporary files.
  Diagnostics.report(DiagnosticID::LLVMError, Reason);
  Diagnostics.finish();
}
