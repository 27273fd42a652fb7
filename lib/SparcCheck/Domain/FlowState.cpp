//===- FlowState.cpp - Data-flow state of the SPARC check -----------------===//

#include "Domain/FlowState.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mincaml::sparc;
using namespace llvm;

//===- Windows ------------------------------------------------------------===//

void WindowDepth::save() {
  if (Depth < Conflict - 1)
    ++Depth;
}

void WindowDepth::restore() {
  if (Depth == 0)
    Depth = Conflict;
  else if (Depth != Conflict)
    --Depth;
}

bool WindowDepth::join(const WindowDepth &From) {
  WindowDepth Old = *this;
  if (Doubtful != From.Doubtful)
    *this = Doubtful ? From : *this;
  else if (Depth != From.Depth)
    Depth = Conflict;
  return *this != Old;
}

//===- Outgoing argument area ---------------------------------------------===//

void OutgoingArgumentArea::call(const RegisterValue &CurrentStackPointer) {
  if (!Used) {
    Used = IsCurrent = true;
    StackPointer = CurrentStackPointer;
  } else {
    sparc::join(StackPointer, CurrentStackPointer);
  }
}

std::optional<OutgoingArgumentArea::Distance>
OutgoingArgumentArea::distanceOf(const RegisterValue &Address,
                                 std::optional<int64_t> FromCurrentStackPointer,
                                 int64_t Bias) const {
  if (!IsCurrent)
    if (std::optional<int64_t> Bytes = distance(Address, StackPointer))
      return Distance{*Bytes - Bias, true};
  if (FromCurrentStackPointer)
    return Distance{*FromCurrentStackPointer, IsCurrent};
  return std::nullopt;
}

bool OutgoingArgumentArea::join(const OutgoingArgumentArea &From) {
  if (!From.Used)
    return false;
  const OutgoingArgumentArea Old = *this;
  if (!Used) {
    *this = From;
  } else {
    IsCurrent &= From.IsCurrent;
    sparc::join(StackPointer, From.StackPointer);
  }
  return *this != Old;
}

//===- States -------------------------------------------------------------===//

void FlowState::forgetDynamicStack(uint32_t Instruction) {
  for (RegisterValue &Old : Registers)
    Old.forgetDynamicStack(Instruction);
  ArgumentArea.forgetDynamicStack(Instruction);
}

void FlowState::stepDistances() {
  SinceYWrite.step();
  SinceFloatCompare.step();
}

void FlowState::endDistances() {
  SinceYWrite.end();
  SinceFloatCompare.end();
}

/// Returns the distance of \p V from %sp at entry, in bytes, if it is known.
static std::optional<int64_t> fromEntry(const RegisterValue &V, bool Is64) {
  return distance(V, RegisterValue::initialStackPointer(Is64));
}

void FlowState::storeToStack(const RegisterValue &Address, int64_t Size,
                             bool IsReturnAddress, bool Is64) {
  if (!Address.isStack())
    return;
  std::optional<int64_t> Begin = fromEntry(Address, Is64);
  if (!Begin)
    return ReturnAddressSlot.reset();
  const int64_t Word = Is64 ? 8 : 4;
  if (ReturnAddressSlot && *Begin < *ReturnAddressSlot + Word &&
      *ReturnAddressSlot < *Begin + Size)
    ReturnAddressSlot.reset();
  if (IsReturnAddress && Size == Word)
    ReturnAddressSlot = Begin;
}

bool FlowState::readsReturnAddress(const RegisterValue &Address, int64_t Size,
                                   bool Is64) const {
  return ReturnAddressSlot && Size == (Is64 ? 8 : 4) &&
         fromEntry(Address, Is64) == ReturnAddressSlot;
}

void FlowState::forgetReturnAddressBelow(int64_t AboveStackPointer, bool Is64) {
  if (!ReturnAddressSlot)
    return;
  std::optional<int64_t> StackPointer = fromEntry(Registers[reg::SP], Is64);
  if (!StackPointer || *ReturnAddressSlot < *StackPointer + AboveStackPointer)
    ReturnAddressSlot.reset();
}

FlowState mincaml::sparc::entryState(bool Is64) {
  FlowState S;
  S.IsReached = true;
  for (unsigned R = 1; R != reg::NumIntegers; ++R)
    S.Registers[R] = RegisterValue::initial(R);
  S.Registers[reg::G0] = RegisterValue::constant(0);
  S.Registers[reg::SP] = RegisterValue::initialStackPointer(Is64);
  for (unsigned R = reg::ICC; R != reg::Count; ++R)
    S.Undefined.set(R);
  return S;
}

bool mincaml::sparc::joinValues(MutableArrayRef<RegisterValue> Into,
                                ArrayRef<RegisterValue> From) {
  bool Changed = false;
  for (auto [A, B] : zip_equal(Into, From))
    Changed |= sparc::join(A, B);
  return Changed;
}

bool FlowStateLattice::join(FlowState &Into, const FlowState &From) const {
  if (!From.IsReached)
    return false;
  if (!Into.IsReached) {
    Into = From;
    return true;
  }
  bool Changed = Into.Window.join(From.Window);
  Changed |= Into.SinceYWrite.join(From.SinceYWrite);
  Changed |= Into.SinceFloatCompare.join(From.SinceFloatCompare);
  Changed |= joinValues(Into.Registers, From.Registers);
  if (Into.ReturnAddressSlot != From.ReturnAddressSlot) {
    Changed |= Into.ReturnAddressSlot.has_value();
    Into.ReturnAddressSlot.reset();
  }
  Changed |= Into.ArgumentArea.join(From.ArgumentArea);
  RegisterSet Undefined = Into.Undefined | From.Undefined;
  Changed |= Undefined != Into.Undefined;
  Into.Undefined = Undefined;
  return Changed;
}
