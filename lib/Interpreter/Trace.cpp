//===- Trace.cpp - Trace of calls and bindings ----------------------------===//

#include "Trace.h"
#include "mincaml/Frontend/Desugar.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Format.h"

using namespace mincaml;
using namespace mincaml::interpreter;

void Trace::entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t Frame,
                    const Value *Parameters) {
  const ast::FunctionDefinition *F = Callee.Definition;
  unsigned Call = Calls.lookup(Caller);
  if (F && !ast::isCompilerGenerated(F->Name.Name)) {
    Call = ++Last;
    OS << "call " << Call << ' ' << F->Name.Name << ' '
       << Positions.position(F->Name.Range.Start).Line << '\n';
  }
  Calls[Frame] = Call;
  if (F)
    for (auto [I, B] : llvm::enumerate(F->Parameters))
      bind(Call, B, Parameters[I]);
}

void Trace::bound(size_t Index, ptrdiff_t Frame, const Value *Slots) {
  const unsigned Call = Calls.lookup(Frame);
  const ast::Expression *Origin = TheCode.Origins[Index];
  if (const auto *L = llvm::dyn_cast<ast::Let>(Origin))
    bind(Call, L->Variable, Slots[0]);
  else if (const auto *T = llvm::dyn_cast<ast::LetTuple>(Origin))
    for (auto [I, B] : llvm::enumerate(T->Variables))
      bind(Call, B, Slots[I]);
}

void Trace::bind(unsigned Call, const ast::Binder &B, Value V) {
  if (ast::isCompilerGenerated(B.Name) || B.Name == "_")
    return;
  const Type *Ty = B.Ty->resolve();
  const bool IsWord =
      Ty->isInt() || Ty->isBool() || Ty->kind() == Type::Kind::Char;
  if (!IsWord && !Ty->isFloat())
    return;
  OS << "bind " << Call << ' ' << Positions.position(B.Range.Start).Line << ' '
     << B.Name << ' ';
  if (IsWord)
    OS << V.Int << '\n';
  else
    OS << llvm::format("%.17g\n", V.Float);
}
