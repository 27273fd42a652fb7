//===- Obligations.cpp - Proof obligations of refinement ------------------===//

#include "AttributeRules.h"
#include "Refinement/Refinement.h"

using namespace mincaml;
using namespace mincaml::validation;
using namespace llvm;

/// Whether B does not refine A.
static Term differs(Z3_context C, const Scalar &A, const Scalar &B) {
  Term Result = B.Poison || !eq(A.Bits, B.Bits);
  // A pointer without provenance is refined by the same address with any
  // provenance.
  if (A.Provenance)
    Result =
        Result || (!eq(A.Provenance, B.Provenance) &&
                   !eq(A.Provenance, bits(C, ProvenanceBits, blocks::Null)));
  return !A.Poison && Result;
}

static bool isNever(Term Condition) { return isFalse(simplified(Condition)); }

namespace {

/// Collects the obligations.
struct Collector {
  EncodingContext &EC;
  FunctionEncoding &Source;
  FunctionEncoding &Target;
  std::vector<Obligation> Result;
  unsigned Locations = 0;

  void add(StringRef What, Term Violation, ArrayRef<Term> Candidates = {}) {
    if (!isFalse(Violation))
      Result.push_back({What.str(), Violation, Candidates.vec()});
  }

  void undefinedBehaviour() {
    std::set<unsigned> Known;
    for (Term T : Source.Undefined)
      Known.insert(T.id());
    Term Any = boolean(EC.C, false);
    for (Term T : Target.Undefined)
      if (!Known.count(T.id()))
        Any = Any || T;
    add("the second has undefined behaviour", Any);
  }

  void relateReads() {
    constexpr size_t Limit = 8; // the number of pairs is quadratic
    std::vector<FunctionCall> All;
    for (const FunctionEncoding *S : {&Source, &Target})
      copy_if(S->Functions, std::back_inserter(All),
              [](const FunctionCall &Call) { return Call.Memory; });
    if (All.size() > Limit)
      return;
    for (size_t I = 0; I < All.size(); ++I)
      for (size_t J = I + 1; J < All.size(); ++J)
        relate(All[I], All[J]);
  }

  /// Assumes that two calls that read memory return the same result, unless an
  /// argument differs, or memory differs at an address that the solver chooses.
  void relate(const FunctionCall &X, const FunctionCall &Y) {
    if (X.Memory == Y.Memory || X.Operands.size() != Y.Operands.size() ||
        X.Result.Leaves.size() != Y.Result.Leaves.size())
      return;
    Term Differs = boolean(EC.C, false);
    for (auto [A, B] : zip_equal(X.Operands, Y.Operands)) {
      if (width(A) != width(B))
        return;
      Differs = Differs || simplified(!eq(A, B));
    }
    if (isTrue(Differs))
      return;
    std::set<unsigned> Known = X.Visible;
    Known.insert(Y.Visible.begin(), Y.Visible.end());
    for (Term Block : visibleBlocks(blocks::ExternalEnd, Known)) {
      std::string Name = newPlace();
      Range Where = someWord(Block, Name);
      bool HasUndef = false;
      auto Read = [&](const MemoryNode *M) {
        return EC.Memory.read(M, Where, [&](const Range &R) {
          HasUndef = true;
          return variable(EC.C, Name + ".undef", 8 * R.Bytes);
        });
      };
      RawBytes A = Read(X.Memory);
      RawBytes B = Read(Y.Memory);
      EC.Memory.takeUnknownBlocks();
      if (HasUndef || !A.Undefs.empty() || !B.Undefs.empty())
        return;
      Differs = Differs || !eq(A.Bits, B.Bits) || !eq(A.Poison, B.Poison) ||
                !eq(A.Provenance, B.Provenance);
    }
    Term Same = boolean(EC.C, true);
    for (auto [A, B] : zip_equal(X.Result.Leaves, Y.Result.Leaves)) {
      Same = Same && eq(A.Bits, B.Bits) && eq(A.Poison, B.Poison);
      if (A.Provenance)
        Same = Same && eq(A.Provenance, B.Provenance);
    }
    Same = Same && eq(X.Undefined, Y.Undefined);
    EC.assume(Differs || Same);
  }

  /// Assumes that calls without side effects are monotone: a call whose
  /// arguments refine those of another call has a result that refines the other
  /// result. For example, a call with a value instead of poison does nothing
  /// that is impossible with poison.
  void relatePoison() {
    constexpr size_t Limit = 64;
    auto MayBePoison = [](const Scalar &A) { return !isFalse(A.Poison); };
    size_t Pairs = 0;
    for (const FunctionCall &X : Source.Functions)
      for (const FunctionCall &Y : Target.Functions) {
        if (X.Memory != Y.Memory || X.Arguments.size() != Y.Arguments.size() ||
            X.Result.Leaves.size() != Y.Result.Leaves.size() ||
            none_of(X.Arguments, MayBePoison) || ++Pairs > Limit)
          continue;
        bool HasSameTypes = true;
        auto Differ = [&](ArrayRef<Scalar> Of, ArrayRef<Scalar> By) {
          Term Result = boolean(EC.C, false);
          for (auto [A, B] : zip_equal(Of, By)) {
            HasSameTypes &= width(A.Bits) == width(B.Bits) &&
                            A.Provenance.isNone() == B.Provenance.isNone();
            if (HasSameTypes)
              Result = Result || differs(EC.C, A, B);
          }
          return Result;
        };
        Term Differs = Differ(X.Arguments, Y.Arguments);
        Term ResultDiffers = Differ(X.Result.Leaves, Y.Result.Leaves);
        if (!HasSameTypes)
          continue;
        EC.assume(Differs || X.Undefined || !(Y.Undefined || ResultDiffers));
      }
  }

  void events() {
    auto Meets = [](const Event &B, const Event &A) {
      Term Same = eq(B.Position, A.Position);
      if (!isTrue(Same) && !isFalse(Same))
        Same = simplified(Same);
      return B.PathCondition && A.PathCondition && Same;
    };
    for (const Event &A : Target.Events) {
      Term IsMatched = boolean(EC.C, false);
      for (const Event &B : Source.Events) {
        Term Both = Meets(B, A);
        if (isNever(Both))
          continue;
        IsMatched =
            IsMatched || (B.PathCondition && eq(B.Position, A.Position));
        std::vector<Term> Candidates;
        for (const Scalar &X : A.Arguments)
          Candidates.push_back(X.Bits);
        add("a call differs, or its arguments", Both && mismatch(B, A),
            Candidates);
        const auto *Callee = dyn_cast<Function>(A.Call->getCalledOperand());
        if (restrictsMore(*A.Call, *B.Call,
                          Callee ? &EC.reference(*Callee) : nullptr))
          add("a call has an attribute that the first's has not", Both);
        if (!B.Memory)
          continue;
        Candidates.clear();
        // The callee can read the blocks of `noalias` arguments only if they
        // have escaped to it.
        std::vector<Term> Blocks =
            B.ReadsArgumentsOnly
                ? std::vector<Term>(B.ArgumentBlocks.begin(),
                                    B.ArgumentBlocks.end())
                : visibleBlocks(blocks::ExternalEnd, B.Visible);
        Term Differs =
            A.Memory ? memoryDiffers(B.Memory, A.Memory, Blocks, Candidates)
                     : boolean(EC.C, true);
        add("a call sees different memory", Both && Differs, Candidates);
      }
      if (!isSame(A.PathCondition, IsMatched))
        add("the second has a call that the first has not",
            A.PathCondition && !IsMatched);
    }
    for (const Event &B : Source.Events) {
      Term IsMatched = boolean(EC.C, false);
      for (const Event &A : Target.Events)
        if (!isNever(Meets(B, A)))
          IsMatched =
              IsMatched || (A.PathCondition && eq(B.Position, A.Position));
      if (!isSame(B.PathCondition, IsMatched))
        add("the second lacks a call of the first",
            B.PathCondition && !IsMatched);
    }
  }

  void ends() {
    Term SourceReturns =
        Source.Exit ? Source.Exit->PathCondition : boolean(EC.C, false);
    Term TargetReturns =
        Target.Exit ? Target.Exit->PathCondition : boolean(EC.C, false);
    if (!isSame(SourceReturns, TargetReturns))
      add("only one of them returns", (SourceReturns && !TargetReturns) ||
                                          (TargetReturns && !SourceReturns));
    if (!Source.Exit || !Target.Exit)
      return;
    Term Both = SourceReturns && TargetReturns;
    Term ValueDiffers = boolean(EC.C, false);
    std::vector<Term> Candidates;
    for (auto [X, Y] : zip_equal(Source.Result.Leaves, Target.Result.Leaves)) {
      ValueDiffers = ValueDiffers || differs(EC.C, X, Y);
      Candidates.push_back(Y.Bits);
    }
    add("the returned value differs", Both && ValueDiffers, Candidates);
    // Allocas no longer exist after the return. Heap allocations matter if they
    // have escaped.
    std::set<unsigned> Known;
    for (unsigned Block : Source.Exit->Escaped) {
      bool IsHeap = any_of(Source.Heap, [&](Term Allocated) {
        return is_contained(blocksIn(Allocated, 0), Block);
      });
      if (Block < blocks::FrameBlocks || IsHeap)
        Known.insert(Block);
    }
    Candidates.clear();
    Term MemoryDiffers =
        memoryDiffers(Source.Exit->Memory, Target.Exit->Memory,
                      visibleBlocks(blocks::Events, Known), Candidates);
    add("memory differs at the return", Both && MemoryDiffers, Candidates);
  }

  Term mismatch(const Event &B, const Event &A) {
    if (B.Call->getFunctionType() != A.Call->getFunctionType() ||
        B.Call->getCallingConv() != A.Call->getCallingConv() ||
        B.Arguments.size() != A.Arguments.size())
      return boolean(EC.C, true);
    Term Result = boolean(EC.C, false);
    for (auto [X, Y] : zip_equal(B.Arguments, A.Arguments))
      Result = Result || differs(EC.C, X, Y);
    return Result;
  }

  std::string newPlace() { return "place." + std::to_string(Locations++); }

  /// The range of an aligned word of a block, whose address the solver chooses.
  Range someWord(Term Block, const Twine &Place) {
    unsigned Bytes = EC.PointerBits / 8;
    unsigned Low = Log2_64(Bytes);
    Term Address =
        concat(variable(EC.C, Place + ".address", EC.PointerBits - Low),
               bits(EC.C, Low, 0));
    return {Block, Address, Bytes, Bytes};
  }

  /// The blocks that code with access to the private blocks \p Known can read:
  /// a block below \p End that the solver chooses, and each block in \p Known.
  std::vector<Term> visibleBlocks(unsigned End,
                                  const std::set<unsigned> &Known) {
    unsigned Bits = Log2_32(End);
    std::string Name = newPlace();
    std::vector<Term> Blocks{concat(bits(EC.C, ProvenanceBits - Bits, 0),
                                    variable(EC.C, Name + ".block", Bits))};
    for (unsigned Number : Known)
      Blocks.push_back(EC.number(Number));
    return Blocks;
  }

  /// Whether memory differs at an address in one of the blocks. The solver
  /// chooses the address.
  Term memoryDiffers(const MemoryNode *B, const MemoryNode *A,
                     ArrayRef<Term> Blocks, std::vector<Term> &Candidates) {
    Term Result = boolean(EC.C, false);
    if (B == A)
      return Result;
    for (Term Block : Blocks)
      Result = Result ||
               contentsDiffer(B, A, someWord(Block, newPlace()), Candidates);
    return Result;
  }

  Term contentsDiffer(const MemoryNode *B, const MemoryNode *A,
                      const Range &Where, std::vector<Term> &Candidates) {
    auto Read = [&](FunctionEncoding &S, const MemoryNode *M) {
      return EC.Memory.read(M, Where,
                            [&](const Range &R) { return S.uninitialized(R); });
    };
    RawBytes Old = Read(Source, B);
    RawBytes New = Read(Target, A);
    // Discard the provenances of this read: the words at an arbitrary address
    // need not be pointers.
    EC.Memory.takeUnknownBlocks();
    Candidates.push_back(New.Bits);
    Term Differs = boolean(EC.C, false);
    if (!isSame(Old.Bits, New.Bits))
      Differs =
          !isZero((Old.Bits ^ New.Bits) & ~EC.Memory.byteMask(Old.Poison));
    if (!isSame(Old.Poison, New.Poison))
      Differs = Differs || !isZero(New.Poison & ~Old.Poison);
    Term NoBlock = EC.number(blocks::Null);
    return Differs || (isZero(Old.Poison) && !eq(Old.Provenance, NoBlock) &&
                       !eq(Old.Provenance, New.Provenance));
  }
};

} // namespace

std::vector<Obligation> validation::obligationsOf(EncodingContext &EC,
                                                  FunctionEncoding &Source,
                                                  FunctionEncoding &Target) {
  Collector C{EC, Source, Target, {}};
  C.relateReads();
  C.relatePoison();
  C.undefinedBehaviour();
  C.events();
  C.ends();
  return std::move(C.Result);
}

std::vector<Term> validation::preconditionOf(const FunctionEncoding &Source,
                                             const FunctionEncoding &Target) {
  std::vector<Term> Result;
  for (Term T : Source.Undefined)
    Result.push_back(!T);
  for (Term T : {Source.BeyondBound, Target.BeyondBound})
    if (!isFalse(T))
      Result.push_back(!T);
  return Result;
}
