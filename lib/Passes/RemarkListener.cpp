//===- RemarkListener.cpp - Forwarding remarks to observers ---------------===//

#include "RemarkListener.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"

using namespace mincaml;
using namespace llvm;

namespace {

class ListeningHandler : public DiagnosticHandler {
public:
  ListeningHandler(std::unique_ptr<DiagnosticHandler> Next,
                   ArrayRef<PassObserver *> Observers)
      : Next(std::move(Next)), Observers(Observers) {}

  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    const auto *Remark = dyn_cast<DiagnosticInfoOptimizationBase>(&Info);
    if (!Remark)
      return Next->handleDiagnostics(Info);
    for (PassObserver *Observer : Observers)
      Observer->addRemark(*Remark);
    StringRef Pass = Remark->getPassName();
    const bool IsWanted =
        Remark->isPassed()   ? Next->isPassedOptRemarkEnabled(Pass)
        : Remark->isMissed() ? Next->isMissedOptRemarkEnabled(Pass)
                             : Next->isAnalysisRemarkEnabled(Pass);
    return !IsWanted || Next->handleDiagnostics(Info);
  }
  bool isPassedOptRemarkEnabled(StringRef Pass) const override {
    return any_of(Observers,
                  [&](PassObserver *O) { return O->wantsRemarks(Pass); }) ||
           Next->isPassedOptRemarkEnabled(Pass);
  }
  bool isMissedOptRemarkEnabled(StringRef Pass) const override {
    return wantsAll() || Next->isMissedOptRemarkEnabled(Pass);
  }
  bool isAnalysisRemarkEnabled(StringRef Pass) const override {
    return wantsAll() || Next->isAnalysisRemarkEnabled(Pass);
  }
  bool isAnyRemarkEnabled() const override { return true; }

  std::unique_ptr<DiagnosticHandler> Next;

private:
  bool wantsAll() const {
    return any_of(Observers,
                  [](PassObserver *O) { return O->wantsAllRemarks(); });
  }

  SmallVector<PassObserver *, 2> Observers;
};

} // namespace

RemarkListener::RemarkListener(LLVMContext &Context,
                               ArrayRef<PassObserver *> Observers)
    : Context(Context) {
  Context.setDiagnosticHandler(std::make_unique<ListeningHandler>(
                                   Context.getDiagnosticHandler(), Observers),
                               /*RespectFilters=*/true);
}

RemarkListener::~RemarkListener() {
  std::unique_ptr<DiagnosticHandler> Ours = Context.getDiagnosticHandler();
  static_cast<ListeningHandler &>(*Ours).Next->HasErrors |= Ours->HasErrors;
  Context.setDiagnosticHandler(
      std::move(static_cast<ListeningHandler &>(*Ours).Next),
      /*RespectFilters=*/true);
}
