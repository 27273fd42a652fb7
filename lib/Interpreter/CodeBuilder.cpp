//===- CodeBuilder.cpp - Builds the instructions of functions -------------===//

#include "CodeBuilder.h"
#include "mincaml/Frontend/AST.h"
#include "llvm/Support/ErrorHandling.h"
#include <cassert>

using namespace mincaml::interpreter;
using llvm::StringRef;

CodeBuilder::CodeBuilder(Code &Result) : Result(Result) {
  Result.Instructions.push_back({Opcode::Halt});
  Result.Origins.push_back(nullptr);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

void CodeBuilder::openFunction(size_t NumParameters) {
  OpenFunction &F = Functions.emplace_back();
  F.TheFunction = &Result.Functions.emplace_back();
  F.TheFunction->NumParameters = NumParameters;
}

void CodeBuilder::openFunction(const ast::FunctionDefinition &Definition) {
  openFunction(Definition.Parameters.size());
  current().TheFunction->Definition = &Definition;
  current().Self = InScope.lookup(Definition.Name.Name);
}

const Function *CodeBuilder::closeFunction() {
  OpenFunction &Open = current();
  Function *F = Open.TheFunction;
  F->Entry = Result.Instructions.size();
  F->FirstOperand =
      std::max(Open.MaxSlots, Function::linkSlot(F->NumParameters) + 1);
  F->FrameSize = F->FirstOperand + Open.MaxDepth;
  Result.Instructions.insert(Result.Instructions.end(),
                             Open.Instructions.begin(),
                             Open.Instructions.end());
  Result.Origins.insert(Result.Origins.end(), Open.Origins.begin(),
                        Open.Origins.end());
  Functions.pop_back();
  return F;
}

uint32_t CodeBuilder::numParameters() const {
  return Functions.back().TheFunction->NumParameters;
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

/// The number of values by which an instruction makes the stack grow.
static int effect(const Instruction &I) {
  switch (I.Operation) {
#define INSTRUCTION(Name, Effect)                                              \
  case Opcode::Name:                                                           \
    return Effect;
#define VARIADIC(Name, Effect)                                                 \
  case Opcode::Name:                                                           \
    return Effect - static_cast<int>(I.Index);
#include "Instructions.def"
  }
  llvm_unreachable("covered switch");
}

uint32_t CodeBuilder::emit(const Instruction &I) {
  OpenFunction &F = current();
  F.Depth += effect(I);
  F.MaxDepth = std::max(F.MaxDepth, F.Depth);
  F.Instructions.push_back(I);
  F.Origins.push_back(Origin);
  return F.Instructions.size() - 1;
}

void CodeBuilder::emitReturn() { emit({Opcode::Return, numParameters()}); }

void CodeBuilder::setTarget(uint32_t Jump) {
  std::vector<Instruction> &Instructions = current().Instructions;
  Instructions[Jump].Index = Instructions.size() - Jump - 1;
}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

uint32_t CodeBuilder::bind(StringRef Name) {
  OpenFunction &F = current();
  uint32_t Slot = F.NextSlot++;
  VariableID V = Variables.size();
  auto [Visible, IsNew] = InScope.try_emplace(Name, NoVariable);
  Variables.push_back(
      {Name, uint32_t(Functions.size() - 1), Slot, Visible->second});
  Visible->second = V;
  F.MaxSlots = std::max(F.MaxSlots, F.NextSlot);
  return Slot;
}

void CodeBuilder::unbind(size_t Count) {
  for (; Count; --Count) {
    const Variable &V = Variables.back();
    InScope[V.Name] = V.Shadowed;
    --Functions[V.Owner].NextSlot;
    Variables.pop_back();
  }
}

Capture CodeBuilder::locate(StringRef Name) {
  assert(InScope.contains(Name) && "inference has found it");
  VariableID V = InScope.lookup(Name);
  size_t Level = Functions.size() - 1;
  Capture Location;
  for (;; --Level) {
    const OpenFunction &F = Functions[Level];
    if (Variables[V].Owner == Level) {
      Location = {Opcode::Local, Variables[V].Slot};
      break;
    }
    if (F.Self == V) {
      Location = {Opcode::Self, 0};
      break;
    }
    auto I = F.Captured.find(V);
    if (I != F.Captured.end()) {
      Location = {Opcode::Captured, I->second};
      break;
    }
  }
  while (++Level != Functions.size()) {
    OpenFunction &F = Functions[Level];
    uint32_t Index = F.TheFunction->Captures.size();
    F.TheFunction->Captures.push_back(Location);
    F.Captured[V] = Index;
    Location = {Opcode::Captured, Index};
  }
  return Location;
}
