//===- RemarkListener.cpp - Remarks for a report --------------------------===//

#include "RemarkListener.h"
#include "mincaml/Passes/CheckReport.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"

using namespace mincaml;
using namespace llvm;

namespace {

class ListeningHandler : public DiagnosticHandler {
public:
  ListeningHandler(std::unique_ptr<DiagnosticHandler> Next, CheckReport &Report)
      : Next(std::move(Next)), Report(Report) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info);
    if (!Remark)
      return Next->handleDiagnostics(Info);
    Report.addRemark(*Remark);
    StringRef Pass = Remark->getPassName();
    const bool IsWanted =
        Remark->isPassed()   ? Next->isPassedOptRemarkEnabled(Pass)
        : Remark->isMissed() ? Next->isMissedOptRemarkEnabled(Pass)
                             : Next->isAnalysisRemarkEnabled(Pass);
    return !IsWanted || Next->handleDiagnostics(Info);
  }
  bool isPassedOptRemarkEnabled(StringRef Pass) const override {
    return Pass.starts_with("mincaml-") || Next->isPassedOptRemarkEnabled(Pass);
  }
  bool isMissedOptRemarkEnabled(StringRef Pass) const override {
    return Next->isMissedOptRemarkEnabled(Pass);
  }
  bool isAnalysisRemarkEnabled(StringRef Pass) const override {
    return Next->isAnalysisRemarkEnabled(Pass);
  }
  bool isAnyRemarkEnabled() const override { return true; }

  std::unique_ptr<DiagnosticHandler> Next;

private:
  CheckReport &Report;
};

} // namespace

RemarkListener::RemarkListener(LLVMContext &Context, CheckReport &Report)
    : Context(Context) {
  Context.setDiagnosticHandler(std::make_unique<ListeningHandler>(
                                   Context.getDiagnosticHandler(), Report),
                               /*RespectFilters=*/true);
}

RemarkListener::~RemarkListener() {
  std::unique_ptr<DiagnosticHandler> Ours = Context.getDiagnosticHandler();
  static_cast<ListeningHandler &>(*Ours).Next->HasErrors |= Ours->HasErrors;
  Context.setDiagnosticHandler(
      std::move(static_cast<ListeningHandler &>(*Ours).Next),
      /*RespectFilters=*/true);
}
