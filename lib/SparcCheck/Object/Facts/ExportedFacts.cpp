//===- ExportedFacts.cpp - Facts from code --------------------------------===//

#include "Object/Facts/ExportedFacts.h"
#include "Object/DelaySlots.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace mincaml::sparc;
using namespace llvm;

void ExportedFacts::list(unsigned Number) {
  if (Functions[Number].IsListed)
    return;
  Functions[Number].IsListed = true;
  Worklist.push_back(Number);
}

bool ExportedFacts::certainlyReturns(const FunctionCode &Code, unsigned Index,
                                     unsigned Caller) {
  if (Code.Instructions[Index].Op == DecodedOperation::Jump)
    return false;
  if (std::optional<unsigned> Callee = Summaries.targetNumber(Code, Index)) {
    State &S = Functions[*Callee];
    if (S.CertainlyReturns)
      return true;
    S.Waiting.push_back(Caller);
    if (!S.IsVisited)
      list(*Callee);
    return false;
  }
  const FunctionFact *Fact = Summaries.fact(Code, Index);
  return Fact && (Fact->Returns == ReturnFact::AfterCall ||
                  Fact->Returns == ReturnFact::AfterStructure);
}

Error ExportedFacts::visit(unsigned Number) {
  State &S = Functions[Number];
  S.IsListed = false;
  S.IsVisited = true;
  if (S.CertainlyReturns)
    return Error::success();
  Expected<FunctionCode> Code =
      FunctionCode::read(Program, Program.functions()[Number], nullptr);
  if (!Code)
    return Code.takeError();
  Expected<CodeGraph> Graph = CodeGraph::build(*Code, Summaries);
  if (!Graph)
    return Graph.takeError();
  for (const CodeBlock &B : Graph->blocks())
    S.HasOtherEnd |= B.End == BlockEnd::OtherPart ||
                     B.End == BlockEnd::Unknown || B.End == BlockEnd::Broken ||
                     B.End == BlockEnd::PastEnd ||
                     B.End == BlockEnd::PastEndCall;
  BitVector Seen(Graph->size());
  SmallVector<const CodeBlock *> Blocks{Graph->entry()};
  Seen.set(Graph->entry()->Number);
  while (!Blocks.empty()) {
    const CodeBlock &B = *Blocks.pop_back_val();
    bool Passes = all_of(B.Steps, [&](const Step &Each) {
      return Each.TheKind != Step::Kind::Callee ||
             certainlyReturns(*Code, Each.Index, Number);
    });
    if (!Passes)
      continue;
    S.CertainlyReturns |= B.End == BlockEnd::Returns ||
                          (B.End == BlockEnd::TailCall &&
                           certainlyReturns(*Code, B.EndWord, Number));
    for (const CodeBlock *Next : B.Successors)
      if (!Seen.test(Next->Number)) {
        Seen.set(Next->Number);
        Blocks.push_back(Next);
      }
  }
  if (S.CertainlyReturns)
    for (unsigned Caller : std::exchange(S.Waiting, {}))
      if (!Functions[Caller].CertainlyReturns)
        list(Caller);
  return Error::success();
}

ReturnFact ExportedFacts::returns(unsigned Number) const {
  const ProcedureSummary &Summary = Summaries.summary(Number);
  const State &S = Functions[Number];
  bool ToCall = Summary.ReturnsAfterCall;
  bool ToStructure = Summary.ReturnsAfterStructure;
  if (S.HasOtherEnd || Summary.MayReturnOtherwise || (ToCall && ToStructure))
    return ReturnFact::Unknown;
  if (!ToCall && !ToStructure)
    return ReturnFact::Never;
  // The name says that the function does not return, but the code does not show
  // it.
  if (!Summaries.mayReturn(Number))
    return ReturnFact::Unknown;
  if (ToCall)
    return S.CertainlyReturns ? ReturnFact::AfterCall
                              : ReturnFact::AfterCallIfAtAll;
  return S.CertainlyReturns ? ReturnFact::AfterStructure
                            : ReturnFact::AfterStructureIfAtAll;
}

/// The arguments that any instruction of the function may read; nothing if it
/// may pass them on.
Expected<std::optional<RegisterSet>>
ExportedFacts::mayRead(unsigned Number) const {
  Expected<FunctionCode> Code =
      FunctionCode::read(Program, Program.functions()[Number], nullptr);
  if (!Code)
    return Code.takeError();
  RegisterSet Read;
  bool HasWindow = false;
  for (unsigned Index = 0; Index != Code->size(); ++Index) {
    const DecodedInstruction &I = Code->Instructions[Index];
    // A callee may read the floating-point registers and, unless this function
    // has a window of its own, the other argument registers.
    bool PassesOn = I.isControlTransfer() && !I.isReturn() &&
                    I.Op != DecodedOperation::Branch && !readsPC(*Code, Index);
    if (I.Op == DecodedOperation::Branch) {
      Expected<TransferTarget> Target = transferTarget(*Code, Index);
      if (!Target)
        return Target.takeError();
      PassesOn |= Target->TheKind != TransferTarget::Kind::Inside;
    }
    if (PassesOn) {
      if (!HasWindow || !returnsHere(*Code, Index))
        return std::nullopt;
      Read |= RegisterSet(0xffffffff) << unsigned(reg::F0);
    }
    if (I.IsExtension || I.Op == DecodedOperation::Opaque ||
        I.Op == DecodedOperation::Trap)
      return std::nullopt;
    HasWindow |= I.Op == DecodedOperation::Save;
    for (unsigned K = 0; K != 6; ++K)
      if (I.Reads.test(reg::O0 + K) || I.Reads.test(reg::I0 + K))
        Read.set(reg::O0 + K);
    for (unsigned R = reg::F0; R != reg::UpperDouble; ++R)
      Read[R] = Read[R] || I.Reads[R];
  }
  if (Program.functions()[Number].Continues)
    return std::nullopt;
  return Read;
}

Error ExportedFacts::add(StringRef Source, bool IsInArchive,
                         const FactSet *Claims, FactSet &Into) {
  bool Is64 = Program.architecture().Is64;
  Expected<std::vector<CodeExport>> Exports = Program.exports();
  if (!Exports)
    return Exports.takeError();
  for (const CodeExport &E : *Exports)
    if (std::optional<unsigned> Number = Summaries.numberAt(E.Location))
      list(*Number);
  while (!Worklist.empty()) {
    unsigned Number = Worklist.back();
    Worklist.pop_back();
    if (Error E = visit(Number))
      return E;
  }
  for (const CodeExport &E : *Exports) {
    std::optional<unsigned> Number = Summaries.numberAt(E.Location);
    if (!Number || Program.functions()[*Number].IsPart)
      continue;
    FunctionFact Fact;
    Fact.Returns = returns(*Number);
    Fact.Reads = Summaries.argumentsReadBy(Summaries.summary(*Number));
    const FunctionFact *Claim = Claims ? Claims->find(E.Name, Is64) : nullptr;
    if (Claim && Claim->Reads) {
      Expected<std::optional<RegisterSet>> MayRead = mayRead(*Number);
      if (!MayRead)
        return MayRead.takeError();
      Fact.MayRead = *MayRead;
    }
    Fact.IsWeak = E.IsWeak;
    Fact.IsInArchive = IsInArchive;
    Fact.Source = Source;
    Into.addDerived(E.Name, Is64, Fact);
  }
  return Error::success();
}
