//===- Handlers.cpp - Instructions for exceptions and handlers ------------===//

#include "Exception.h"
#include "Resolver.h"

using namespace mincaml;
using namespace mincaml::interpreter;

Resolver::Need Resolver::resolve(const ast::ExceptionDefinition &E, Task &T) {
  return T.Stage++ ? Need{} : Need{E.Body, Relation::Result};
}

Resolver::Need Resolver::resolve(const ast::MakeException &E, Task &T) {
  if (E.Argument && T.Stage++ == 0)
    return {E.Argument};
  uint32_t Number = E.Constructor->Number;
  Result.Constructors[Number] = E.Constructor;
  if (E.Argument) {
    Instruction Make = {Opcode::MakeException, 1};
    Make.Operand.Count = Number;
    return finish(T, Make);
  }
  std::vector<Value> &Object = Result.Strings.emplace_back(ExceptionSize);
  Object[ExceptionNumber].Int = Number;
  Instruction I = {Opcode::Constant};
  I.Operand.Constant.Object = Object.data();
  return finish(T, I);
}

/// Emits the test for a case and the binding of its variables. Returns the jump
/// over the case, unless it is the last one.
static uint32_t beginCase(CodeBuilder &Builder, const ast::HandlerCase &Case,
                          bool IsLast, uint32_t Slot) {
  uint32_t Over = 0;
  if (!IsLast) {
    Builder.emit({Opcode::Local, Slot});
    Instruction Test = {Opcode::IsException};
    Test.Operand.Count = Case.Constructor->Number;
    Builder.emit(Test);
    Over = Builder.emit({Opcode::Branch});
  }
  if (!Case.bindsNames())
    return Over;
  Builder.emit({Opcode::Local, Slot});
  if (!IsLast)
    Builder.emit({Opcode::Payload});
  if (!Case.Argument.isTuple()) {
    Builder.emit({Opcode::Store, Builder.bind(Case.Argument.Variable.Name)});
    return Over;
  }
  Instruction Unpack = {Opcode::Unpack, Builder.nextSlot()};
  Unpack.Operand.Count = Case.Argument.Elements.size();
  for (const ast::Pattern &Element : Case.Argument.Elements)
    Builder.bind(Element.Variable.Name);
  Builder.emit(Unpack);
  return Over;
}

Resolver::Need Resolver::resolve(const ast::Try &E, Task &T) {
  uint32_t Stage = T.Stage++;
  if (Stage == 0) {
    // No variable of a program has this name.
    T.Slot = Builder.bind("");
    T.Base = CaseEnds.size();
    Instruction Push = {Opcode::PushHandler};
    Push.Operand.Count = T.Slot;
    T.Pending = Builder.emit(Push);
    return {E.Body};
  }
  const size_t Size = E.Cases.size();
  if (Stage == 1) {
    Builder.emit({Opcode::PopHandler});
    if (T.IsTail)
      Builder.emitReturn();
  } else if (const ast::HandlerCase &Case = E.Cases[Stage - 2];
             Case.bindsNames()) {
    Builder.unbind(Case.Argument.isTuple() ? Case.Argument.Elements.size() : 1);
  }
  if (Stage <= Size) {
    // The next instructions belong to the first or the next case of the
    // handler.
    if (!T.IsTail)
      CaseEnds.push_back(Builder.emit({Opcode::Jump}));
    Builder.land(T.Pending);
    T.Pending = beginCase(Builder, E.Cases[Stage - 1], Stage == Size, T.Slot);
    return {E.Handlers[Stage - 1], Relation::Result};
  }
  Builder.unbind(1);
  for (; CaseEnds.size() > T.Base; CaseEnds.pop_back())
    Builder.land(CaseEnds.back());
  return {};
}
