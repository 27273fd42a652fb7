//===- Resolver.cpp - From the syntax tree to the machine's code ----------===//

#include "Resolver.h"
#include "mincaml/Support/Diagnostics.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::cast;
using llvm::SMLoc;

/// What Instructions.def says.
static int effect(Opcode Operation, uint32_t Index) {
  switch (Operation) {
#define INSTRUCTION(Name, Effect)                                              \
  case Opcode::Name:                                                           \
    return Effect;
#define VARIADIC(Name, Effect)                                                 \
  case Opcode::Name:                                                           \
    return Effect - static_cast<int>(Index);
#include "Instructions.def"
  }
  llvm_unreachable("covered switch");
}

bool Resolver::run(const ast::Expression &Program) {
  unsigned ErrorsBefore = Diagnostics.errors();
  Result.Instructions.push_back({Opcode::Halt});
  openFunction(/*NumParameters=*/0, NoVariable);
  ++Functions.back().NextSlot;
  Tasks.push_back({&Program, /*IsTail=*/true});
  while (!Tasks.empty()) {
    Need N = resolve(Tasks.back());
    if (!N.Part) {
      Tasks.pop_back();
      continue;
    }
    bool IsTail = N.To == Relation::Body ||
                  (N.To == Relation::Result && Tasks.back().IsTail);
    Tasks.push_back({N.Part, IsTail});
  }
  Result.Main = closeFunction();
  return Diagnostics.errors() == ErrorsBefore;
}

Resolver::Need Resolver::resolve(Task &T) {
  switch (T.Node->TheKind) {
#define EXPRESSION(Class)                                                      \
  case ast::Expression::Kind::Class:                                           \
    return resolve(*cast<ast::Class>(T.Node), T);
#include "mincaml/Frontend/Syntax.def"
  }
  llvm_unreachable("covered switch");
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

uint32_t Resolver::emit(Opcode Operation, uint32_t Index) {
  OpenFunction &F = Functions.back();
  F.Depth += effect(Operation, Index);
  F.MaxDepth = std::max(F.MaxDepth, F.Depth);
  F.Instructions.push_back({Operation, Index});
  return F.Instructions.size() - 1;
}

void Resolver::land(uint32_t Jump) {
  std::vector<Instruction> &Instructions = Functions.back().Instructions;
  Instructions[Jump].Index = Instructions.size() - Jump - 1;
}

void Resolver::emitReturn() {
  emit(Opcode::Return, Functions.back().TheFunction->NumParameters);
}

Resolver::Need Resolver::finish(const Task &T, Opcode Operation,
                                uint32_t Index) {
  emit(Operation, Index);
  if (T.IsTail)
    emitReturn();
  return {};
}

Resolver::Need Resolver::finishConstant(const Task &T, Value Constant) {
  emit(Opcode::Constant);
  last().Operand.Constant = Constant;
  if (T.IsTail)
    emitReturn();
  return {};
}

Resolver::Need Resolver::finishAt(const Task &T, Opcode Operation,
                                  SMLoc Location) {
  emit(Operation);
  last().Operand.Location = Location.getPointer();
  if (T.IsTail)
    emitReturn();
  return {};
}

//===----------------------------------------------------------------------===//
// Functions and variables
//===----------------------------------------------------------------------===//

void Resolver::openFunction(size_t NumParameters, VariableID Self) {
  Functions.emplace_back();
  OpenFunction &F = Functions.back();
  F.TheFunction = &Result.Functions.emplace_back();
  F.TheFunction->NumParameters = NumParameters;
  F.Self = Self;
}

const Function *Resolver::closeFunction() {
  OpenFunction &Open = Functions.back();
  Function *F = Open.TheFunction;
  F->Entry = Result.Instructions.size();
  F->FirstOperand =
      std::max(Open.MaxSlots, Function::linkSlot(F->NumParameters) + 1);
  F->FrameSize = F->FirstOperand + Open.MaxDepth;
  Result.Instructions.insert(Result.Instructions.end(),
                             Open.Instructions.begin(),
                             Open.Instructions.end());
  Functions.pop_back();
  return F;
}

Resolver::VariableID Resolver::bind(const ast::Binder &B) {
  OpenFunction &F = Functions.back();
  VariableID V = Variables.size();
  auto [Visible, IsNew] = InScope.try_emplace(B.Name, NoVariable);
  Variables.push_back(
      {B.Name, uint32_t(Functions.size() - 1), F.NextSlot++, Visible->second});
  Visible->second = V;
  F.MaxSlots = std::max(F.MaxSlots, F.NextSlot);
  return V;
}

void Resolver::unbind(size_t Count) {
  for (; Count; --Count) {
    const Variable &V = Variables.back();
    InScope[V.Name] = V.Hidden;
    --Functions[V.Owner].NextSlot;
    Variables.pop_back();
  }
}

/// Where V is for the function that is being resolved. The functions between
/// this one and the one that binds V take it along.
Capture Resolver::locate(VariableID V) {
  size_t Level = Functions.size() - 1;
  Capture Place;
  for (;; --Level) {
    const OpenFunction &F = Functions[Level];
    if (Variables[V].Owner == Level) {
      Place = {Opcode::Local, Variables[V].Slot};
      break;
    }
    if (F.Self == V) {
      Place = {Opcode::Self, 0};
      break;
    }
    auto I = F.Captured.find(V);
    if (I != F.Captured.end()) {
      Place = {Opcode::Captured, I->second};
      break;
    }
  }
  while (++Level != Functions.size()) {
    OpenFunction &F = Functions[Level];
    uint32_t Index = F.TheFunction->Captures.size();
    F.TheFunction->Captures.push_back(Place);
    F.Captured[V] = Index;
    Place = {Opcode::Captured, Index};
  }
  return Place;
}
