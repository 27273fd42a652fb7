//===- FactCollection.cpp - Facts derived from code -----------------------===//

#include "Object/RuleChecks.h"

using namespace mincaml::sparc;
using namespace llvm;

//===- Facts from one file ------------------------------------------------===//
//
// Derives facts (FunctionFacts.h) from the code of the functions that other
// files can call.
//
// A caller in the same file was compiled with the same knowledge as its callee.
// So for such a caller, a return after a call of an unknown function is
// evidence that the callee returns. A caller in another file may have been
// compiled with the knowledge that the unknown function does not return. Hence
// a function is known to return only if control reaches a return on a path on
// which all callees are known to return; otherwise it may return or not. A
// function never returns if every path ends in a loop, a trap or a call that
// never returns.

namespace {

class ExportedFacts {
public:
  ExportedFacts(const ObjectProgram &Program,
                const ProcedureSummaries &Summaries)
      : Program(Program), Summaries(Summaries),
        Functions(Program.functions().size()) {}

  /// Adds the facts to \p Into. \p Source says where they are from. The
  /// registers that a function may read are determined only if \p Claims, which
  /// may be null, have a claim about the registers that it reads.
  Error add(StringRef Source, bool IsInArchive, const FactSet *Claims,
            FactSet &Into) {
    bool Is64 = Program.architecture().Is64;
    Expected<std::vector<CodeExport>> Exports = Program.exports();
    if (!Exports)
      return Exports.takeError();
    for (const CodeExport &E : *Exports)
      if (std::optional<unsigned> Number = Summaries.numberAt(E.Location))
        list(*Number);
    while (!Worklist.empty()) {
      if (Error E = visit(Worklist.pop_back_val()))
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

private:
  struct State {
    bool IsListed = false, IsVisited = false;
    bool CertainlyReturns = false;
    /// The function has an exit that is neither a return, nor a tail call, nor
    /// BlockEnd::Stops.
    bool HasOtherEnd = false;
    /// The functions that are visited again when this one is known to return,
    /// because they may then be known to return, too.
    std::vector<unsigned> Waiting;
  };

  void list(unsigned Number) {
    if (Functions[Number].IsListed)
      return;
    Functions[Number].IsListed = true;
    Worklist.push_back(Number);
  }

  Error visit(unsigned Number) {
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
      S.HasOtherEnd |= is_contained({BlockEnd::OtherPart, BlockEnd::Unknown,
                                     BlockEnd::Broken, BlockEnd::PastEnd,
                                     BlockEnd::PastEndCall},
                                    B.End);
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

  /// Whether the call at \p Index certainly returns. If that is not known yet,
  /// the callee is put on the worklist, and \p Caller waits for it.
  bool certainlyReturns(const FunctionCode &Code, unsigned Index,
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

  ReturnFact returns(unsigned Number) const {
    const ProcedureSummary &Summary = Summaries.summary(Number);
    const State &S = Functions[Number];
    bool ToCall = Summary.ReturnsAfterCall;
    bool ToStructure = Summary.ReturnsAfterStructure;
    if (S.HasOtherEnd || Summary.MayReturnOtherwise || (ToCall && ToStructure))
      return ReturnFact::Unknown;
    if (!ToCall && !ToStructure)
      return ReturnFact::Never;
    // The name says that the function does not return, but the code does not
    // show it.
    if (!Summaries.mayReturn(Number))
      return ReturnFact::Unknown;
    if (ToCall)
      return S.CertainlyReturns ? ReturnFact::AfterCall
                                : ReturnFact::AfterCallIfAtAll;
    return S.CertainlyReturns ? ReturnFact::AfterStructure
                              : ReturnFact::AfterStructureIfAtAll;
  }

  /// Returns the registers that any instruction of the function may read as
  /// arguments; nothing if the function may pass its arguments on.
  Expected<std::optional<RegisterSet>> mayRead(unsigned Number) const {
    Expected<FunctionCode> Code =
        FunctionCode::read(Program, Program.functions()[Number], nullptr);
    if (!Code)
      return Code.takeError();
    RegisterSet Read;
    bool HasWindow = false;
    for (unsigned Index = 0; Index != Code->size(); ++Index) {
      const DecodedInstruction &I = Code->Instructions[Index];
      // A callee may read the floating-point registers and, unless this
      // function has a window of its own, the other argument registers.
      bool PassesOn = I.isControlTransfer() && !I.isReturn() &&
                      I.Op != DecodedOperation::Branch &&
                      !readsPC(*Code, Index);
      if (I.Op == DecodedOperation::Branch) {
        Expected<TransferTarget> Target = transferTarget(*Code, Index);
        if (!Target)
          return Target.takeError();
        PassesOn |= Target->TheKind != TransferTarget::Kind::Inside;
      }
      if (PassesOn) {
        if (!HasWindow || !returnsHere(*Code, Index))
          return std::nullopt;
        Read |= floatRegisters();
      }
      if (I.IsExtension || I.Op == DecodedOperation::Opaque ||
          I.Op == DecodedOperation::Trap)
        return std::nullopt;
      HasWindow |= I.Op == DecodedOperation::Save;
      for (unsigned K = 0; K != 6; ++K)
        if (I.Reads.test(reg::O0 + K) || I.Reads.test(reg::I0 + K))
          Read.set(reg::O0 + K);
      Read |= I.Reads & floatRegisters();
    }
    if (Program.functions()[Number].Continues)
      return std::nullopt;
    return Read;
  }

  const ObjectProgram &Program;
  const ProcedureSummaries &Summaries;
  std::vector<State> Functions;
  SmallVector<unsigned> Worklist;
};

} // namespace

//===- Facts from files of one program ------------------------------------===//
//
// Collects facts from files that are linked together. A fact about a function
// may depend on functions of other files. Therefore the files that depend on
// new facts are summarized again, until there are no new facts. The facts are
// correct after each round, so the number of rounds can be limited.

namespace {

struct CollectedObject {
  std::string Name;
  StringRef Bytes;
  FactSet Derived;
  std::vector<std::string> Imports;
  bool IsInArchive = false;

  Error read(const ObjectCheckOptions &Options, const FactSet &Known,
             ObjectCheckTools &Tools) {
    Expected<std::unique_ptr<ObjectProgram>> Program =
        openProgram(MemoryBufferRef(Bytes, Name), Options);
    if (!Program)
      return Program.takeError();
    Expected<Toolset *> OfArchitecture =
        Tools.byArchitecture().get((*Program)->architecture());
    if (!OfArchitecture)
      return OfArchitecture.takeError();
    Expected<ProcedureSummaries> Summaries = ProcedureSummaries::compute(
        **Program, (*OfArchitecture)->LLVM.get(), &Known);
    if (!Summaries)
      return Summaries.takeError();
    Derived = FactSet();
    if (Error E = ExportedFacts(**Program, *Summaries)
                      .add(Name, IsInArchive, Options.Facts, Derived))
      return E;
    Expected<std::vector<std::string>> Names = (*Program)->imports();
    if (!Names)
      return Names.takeError();
    Imports = std::move(*Names);
    return Error::success();
  }

  bool dependsOn(const FactSet &Changed) const {
    return any_of(Imports, [&](StringRef Import) {
      return Changed.find(Import, false) || Changed.find(Import, true);
    });
  }
};

} // namespace

/// Returns the facts of \p New that are not in \p Old.
static FactSet difference(const FactSet &New, const FactSet &Old) {
  FactSet Result;
  New.forEach([&](StringRef Name, bool Is64, const FunctionFact &Fact) {
    const FunctionFact *Before = Old.find(Name, Is64);
    if (!Before || !(*Before == Fact))
      Result.addDerived(Name, Is64, Fact);
  });
  return Result;
}

FactSet
mincaml::sparc::collectFacts(ArrayRef<MemoryBufferRef> Files,
                             const ObjectCheckOptions &Options,
                             function_ref<void(MemoryBufferRef, Error)> Failed,
                             ObjectCheckTools &Tools) {
  static constexpr unsigned MaxRounds = 8;
  FactSet Derived, Known;
  if (Options.Facts)
    Known = *Options.Facts;
  std::vector<CollectedObject> Objects;
  for (MemoryBufferRef File : Files) {
    Error E = forEachObject(File, [&](MemoryBufferRef Buffer) -> Error {
      CollectedObject Object;
      Object.Name = Buffer.getBufferIdentifier();
      Object.Bytes = Buffer.getBuffer();
      Object.IsInArchive = isArchive(File);
      if (Error E = Object.read(Options, Known, Tools))
        return E;
      Objects.push_back(std::move(Object));
      return Error::success();
    });
    if (E)
      Failed(File, std::move(E));
  }
  for (unsigned Round = 0;; ++Round) {
    Derived = FactSet();
    for (const CollectedObject &Object : Objects)
      Derived.addDerived(Object.Derived);
    FactSet Next = Derived;
    if (Options.Facts)
      Next.complete(*Options.Facts);
    FactSet Changed = difference(Next, Known);
    Known = std::move(Next);
    bool HasDependent = false;
    if (Round == MaxRounds)
      break;
    for (CollectedObject &Object : Objects)
      if (Object.dependsOn(Changed)) {
        HasDependent = true;
        // An error is not expected, since the object has been read before.
        consumeError(Object.read(Options, Known, Tools));
      }
    if (!HasDependent)
      break;
  }
  return Derived;
}
