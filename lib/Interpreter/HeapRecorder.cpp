//===- HeapRecorder.cpp - The heap of a run -------------------------------===//

#include "HeapRecorder.h"
#include "Observers.h"
#include "ValueText.h"
#include "mincaml/Frontend/Frontend.h"
#include "mincaml/Frontend/Type.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace mincaml;
using namespace mincaml::interpreter;
using llvm::ArrayRef;
using llvm::StringRef;

HeapRecorder::HeapRecorder(const Code &TheCode)
    : TheCode(TheCode), Slots(1 + TheCode.Main->FrameSize),
      Top(1 + TheCode.Main->FirstOperand),
      Frames{{/*Offset=*/1, TheCode.Main, /*Depth=*/0, TheCode.Main->Entry}} {
  for (const std::vector<Value> &Constant : TheCode.Objects)
    Constants.insert(Constant.data());
}

//===----------------------------------------------------------------------===//
// Objects
//===----------------------------------------------------------------------===//

HeapRecorder::ObjectID HeapRecorder::add(HeapObject New, const Value *Address,
                                         uint32_t FirstField) {
  const ObjectID ID = Objects.size();
  Objects.push_back({Address, FirstField});
  if (New.TheKind == HeapObject::Kind::Array) {
    if (const int Fill = New.Fields[0].Object; Fill >= 0)
      Objects.back().Fill = Fill;
  } else {
    for (auto [I, F] : llvm::enumerate(New.Fields))
      if (F.Object >= 0)
        Fields[{ID, uint32_t(I)}] = F.Object;
  }
  Change.Objects.push_back(std::move(New));
  return ID;
}

HeapValue HeapRecorder::valueOf(ObjectID Object, Value V,
                                const Type *Ty) const {
  if (Object == NoObject)
    return {-1, Ty ? valueText(V, *Ty, TheCode) : ""};
  assert(Objects[Object].Address == V.Object &&
         "not the object of the machine");
  return {int(Object), ""};
}

HeapRecorder::ObjectID HeapRecorder::field(ObjectID Of, uint32_t Field) const {
  assert(Of != NoObject && "constants have no fields");
  auto I = Fields.find({Of, Field});
  return I == Fields.end() ? Objects[Of].Fill : I->second;
}

void HeapRecorder::store(ObjectID Of, uint32_t Field, ObjectID Stored,
                         const Type *Ty) {
  const Object &O = Objects[Of];
  Fields[{Of, Field}] = Stored;
  ++NumChanges;
  Change.Stores.push_back(
      {Of, Field, valueOf(Stored, O.Address[O.FirstField + Field], Ty)});
}

/// Returns the object that a function captures from the running function.
HeapRecorder::ObjectID HeapRecorder::captured(const Capture &From) const {
  const ptrdiff_t Frame = Frames.back().Offset;
  if (From.From == Opcode::Local)
    return Slots[Frame + From.Index].Object;
  const ObjectID Self = Slots[Frame - 1].Object;
  return From.From == Opcode::Captured ? field(Self, From.Index) : Self;
}

static std::string nameOf(const Function &F, const ast::Expression &Origin) {
  if (F.Definition)
    return ast::sourceName(F.Definition->Name.Name).str();
  // The function only calls an external.
  return ast::sourceName(llvm::cast<ast::VariableReference>(Origin).Name).str();
}

HeapRecorder::ObjectID HeapRecorder::addClosure(const Value *Address,
                                                size_t Index) {
  const Instruction &I = TheCode.Instructions[Index];
  const Function &F = *I.Operand.Callee;
  HeapObject New{HeapObject::Kind::Closure, nameOf(F, *TheCode.Origins[Index]),
                 1 + F.Captures.size(), TheCode.Origins[Index]};
  const bool IsFilled = I.Operation == Opcode::Closure;
  for (auto [N, C] : llvm::enumerate(F.Captures)) {
    New.FieldNames.push_back(ast::sourceName(C.Variable->Name));
    New.Fields.push_back(
        IsFilled ? valueOf(captured(C), Address[1 + N], C.Variable->Ty)
                 : HeapValue());
  }
  return add(std::move(New), Address, /*FirstField=*/1);
}

HeapRecorder::ObjectID HeapRecorder::addTuple(const Value *Address,
                                              size_t Index,
                                              ArrayRef<Slot> Operands) {
  const auto &E = llvm::cast<ast::Tuple>(*TheCode.Origins[Index]);
  HeapObject New{HeapObject::Kind::Tuple, "", Operands.size(), &E};
  for (auto [N, Operand] : llvm::enumerate(Operands))
    New.Fields.push_back(
        valueOf(Operand.Object, Address[N], E.Elements[N]->Ty));
  return add(std::move(New), Address, /*FirstField=*/0);
}

HeapRecorder::ObjectID HeapRecorder::addConstructed(const Value *Address,
                                                    size_t Index,
                                                    ArrayRef<Slot> Operands) {
  const ast::Expression &Origin = *TheCode.Origins[Index];
  const auto *E = llvm::dyn_cast<ast::Construct>(&Origin);
  // A match raises an exception if no case matches.
  if (!E)
    return addException({.Object = const_cast<Value *>(Address)}, Index);
  const Constructor &X = *E->Constructor;
  const bool IsRecord = X.Parent && X.Parent->IsRecord;
  const uint32_t FirstField =
      X.Parent ? uint32_t(DataArguments) : uint32_t(ExceptionArguments);
  HeapObject New{X.Parent ? HeapObject::Kind::Data
                          : HeapObject::Kind::Exception,
                 IsRecord ? "" : ast::sourceName(X.Name).str(),
                 FirstField + Operands.size(), E};
  for (const Field &F : X.Fields)
    New.FieldNames.push_back(F.Name);
  for (auto [N, Operand] : llvm::enumerate(Operands))
    New.Fields.push_back(
        valueOf(Operand.Object, Address[FirstField + N], E->Arguments[N]->Ty));
  return add(std::move(New), Address, FirstField);
}

/// Adds an exception that the runtime has raised.
HeapRecorder::ObjectID HeapRecorder::addException(Value Exception,
                                                  size_t Index) {
  const runtime::ExceptionRow &Row =
      runtime::Exceptions[Exception.Object[ExceptionNumber].Int];
  const StringRef Arguments = Row.Arguments;
  HeapObject New{HeapObject::Kind::Exception, Row.Name,
                 ExceptionArguments + Arguments.size(), TheCode.Origins[Index]};
  for (auto [N, Kind] : llvm::enumerate(Arguments)) {
    const Value Argument = Exception.Object[ExceptionArguments + N];
    if (Kind != 's') {
      New.Fields.push_back({-1, std::to_string(Argument.Int)});
      continue;
    }
    const ObjectID String = stringOf(Argument, Index);
    New.Fields.push_back(String == NoObject
                             ? HeapValue{-1, stringText(Argument, TheCode)}
                             : HeapValue{int(String), ""});
  }
  return add(std::move(New), Exception.Object, ExceptionArguments);
}

HeapRecorder::ObjectID HeapRecorder::addArray(const Value *Address,
                                              size_t Index, ObjectID Initial) {
  const ast::Expression &E = *TheCode.Origins[Index];
  const uint32_t Length = Address[0].Int;
  HeapObject New{HeapObject::Kind::Array, "", 1 + uint64_t(Length), &E};
  New.Fields.push_back(Length
                           ? valueOf(Initial, Address[1],
                                     resultType(E, Opcode::MakeArray).element())
                           : HeapValue());
  return add(std::move(New), Address, /*FirstField=*/1);
}

/// Returns the object of a string, which a function of the runtime may have
/// created, or NoObject for a literal.
HeapRecorder::ObjectID HeapRecorder::stringOf(Value String, size_t Index) {
  if (Constants.contains(String.Object))
    return NoObject;
  auto [Known, IsNew] = Strings.try_emplace(String.Object, Objects.size());
  if (!IsNew)
    return Known->second;
  HeapObject New{HeapObject::Kind::String, "",
                 stringSize(bytesOf(String).size()), TheCode.Origins[Index]};
  std::string Text = stringText(String, TheCode);
  New.Fields.push_back({-1, Text});
  const ObjectID ID = add(std::move(New), String.Object, /*FirstField=*/1);
  Objects[ID].Text = std::move(Text);
  return ID;
}

/// Records the changes that a function of the library has made to strings.
void HeapRecorder::updateStrings(ArrayRef<Slot> Operands) {
  for (const Slot &Operand : Operands) {
    if (Operand.Object == NoObject)
      continue;
    Object &String = Objects[Operand.Object];
    std::string Text =
        stringText({.Object = const_cast<Value *>(String.Address)}, TheCode);
    if (Text == String.Text)
      continue;
    ++NumChanges;
    Change.Stores.push_back({Operand.Object, 0, {-1, Text}});
    String.Text = std::move(Text);
  }
}

//===----------------------------------------------------------------------===//
// Events of the machine
//===----------------------------------------------------------------------===//

bool HeapRecorder::exceedsLimits() const {
  return Objects.size() > MaximumObjects || NumChanges > MaximumChanges;
}

void HeapRecorder::executed(size_t Index) {
  IsFull |= exceedsLimits();
  if (IsFull)
    return;
  Frames.back().Position = Index;
  FirstChanged = std::min(FirstChanged, Frames.size() - 1);
}

void HeapRecorder::entered(const Function &Callee, ptrdiff_t Caller,
                           ptrdiff_t NewFrame, unsigned Depth) {
  if (IsFull)
    return;
  const ptrdiff_t NumParameters = Callee.NumParameters;
  size_t FirstRoot = 0;
  if (Caller == NewFrame) {
    // A tail call moves the closure and the arguments to its own frame.
    const auto Closure = Slots.begin() + (Top - NumParameters - 1);
    std::copy(Closure, Slots.begin() + Top, Slots.begin() + (NewFrame - 1));
    FirstRoot = Frames.back().FirstRoot;
    Frames.pop_back();
  }
  Frames.push_back({NewFrame, &Callee, Depth, Callee.Entry, FirstRoot});
  FirstChanged = std::min(FirstChanged, Frames.size() - 1);
  if (Slots.size() < size_t(NewFrame) + Callee.FrameSize)
    Slots.resize(NewFrame + Callee.FrameSize);
  for (ptrdiff_t I = 0; I != Callee.FirstOperand; ++I) {
    Slot &S = Slots[NewFrame + I];
    S = I < NumParameters ? Slot{S.Object, Callee.Entry} : Slot();
  }
}

void HeapRecorder::caught(ptrdiff_t Frame, uint32_t Slot, size_t Target,
                          Value Exception) {
  if (IsFull)
    return;
  const size_t Index = Frames.back().Position;
  const bool IsRaise = TheCode.Instructions[Index].Operation == Opcode::Raise;
  const ObjectID Object =
      IsRaise ? Slots[Top - 1].Object : addException(Exception, Index);
  while (Frames.back().Offset > Frame)
    Frames.pop_back();
  FirstChanged = std::min(FirstChanged, Frames.size() - 1);
  // The variables of the body are no longer in scope.
  Frames.back().Position = Target;
  Slots[Frame + Slot] = {Object, uint32_t(Target)};
  HasCaught = true;
}

void HeapRecorder::finished(size_t Index, const StackState &State) {
  if (IsFull)
    return;
  const ptrdiff_t Before = std::exchange(Top, State.Top);
  if (std::exchange(HasCaught, false))
    return;
  const Instruction &I = TheCode.Instructions[Index];
  const ast::Expression *Origin = TheCode.Origins[Index];
  const ptrdiff_t Frame = Frames.back().Offset;
  // The last Count operands of the instruction.
  auto Operands = [&](uint32_t Count) {
    return ArrayRef(Slots).slice(Before - Count, Count);
  };
  auto Operand = [&](uint32_t FromTop) {
    return Slots[Before - FromTop].Object;
  };
  auto Push = [&](ObjectID Object) {
    assert((Object == NoObject ||
            Objects[Object].Address == State.Stack[Top - 1].Object) &&
           "not the object of the machine");
    Slots[Top - 1].Object = Object;
  };
  const Value *Result = State.Stack[Top - 1].Object;
  switch (I.Operation) {
  // These instructions push nothing.
  case Opcode::Matched:
  case Opcode::Drop:
  case Opcode::CheckOverflow:
  case Opcode::Branch:
  case Opcode::Jump:
  case Opcode::Skip:
  case Opcode::PushHandler:
  case Opcode::PopHandler:
  case Opcode::Raise:
  case Opcode::Halt:
  // `entered` handles calls.
  case Opcode::Call:
  case Opcode::TailCall:
    return;
  case Opcode::Local:
    return Push(Slots[Frame + I.Index].Object);
  case Opcode::Captured:
    return Push(field(Slots[Frame - 1].Object, I.Index));
  case Opcode::Self:
    return Push(Slots[Frame - 1].Object);
  case Opcode::Closure:
  case Opcode::EmptyClosure:
    return Push(addClosure(Result, Index));
  case Opcode::FillClosure: {
    const ObjectID Closure = Slots[Frame + I.Index].Object;
    const Function &F = *Objects[Closure].Address[0].Callee;
    for (auto [N, C] : llvm::enumerate(F.Captures))
      store(Closure, N, captured(C), C.Variable->Ty);
    return;
  }
  case Opcode::Store:
    Slots[Frame + I.Index] = {Operand(1), uint32_t(Index)};
    return;
  case Opcode::Unpack: {
    const ObjectID From = Operand(1);
    const uint32_t First = std::exchange(FirstPart, 0);
    for (uint32_t N = 0; N != I.Operand.Count; ++N)
      Slots[Frame + I.Index + N] = {
          field(From, First - Objects[From].FirstField + N), uint32_t(Index)};
    return;
  }
  case Opcode::Arguments:
    FirstPart = I.Index;
    return;
  case Opcode::Return:
    Slots[Top - 1].Object = Operand(1);
    // Main returns to the end of the program.
    if (Frames.size() > 1)
      Frames.pop_back();
    assert(Frames.back().Offset == State.Frame &&
           "not the frame of the caller");
    FirstChanged = std::min(FirstChanged, Frames.size() - 1);
    return;
  case Opcode::MakeTuple:
    return Push(addTuple(Result, Index, Operands(I.Index)));
  case Opcode::MakeData:
  case Opcode::Construct:
    return Push(addConstructed(Result, Index, Operands(I.Index)));
  case Opcode::MakeArray:
    return Push(addArray(Result, Index, Operand(1)));
  case Opcode::ArrayGet:
    // The index is still above the result.
    return Push(field(Operand(2), State.Stack[Top].Int));
  case Opcode::ArrayPut:
    store(Operand(3), State.Stack[Top].Int, Operand(1),
          llvm::cast<ast::ArrayPut>(Origin)->Value->Ty);
    return Push(NoObject);
  case Opcode::GetField: {
    const ObjectID From = Operand(1);
    return Push(field(From, I.Index - Objects[From].FirstField));
  }
  case Opcode::SetField: {
    const ObjectID Of = Operand(2);
    store(Of, I.Index - Objects[Of].FirstField, Operand(1),
          llvm::cast<ast::SetField>(Origin)->Value->Ty);
    return Push(NoObject);
  }
  case Opcode::CallExternal: {
    updateStrings(Operands(I.Index));
    // A match only compares strings.
    const bool IsString =
        !llvm::isa<ast::Match>(Origin) &&
        resultType(*Origin, I.Operation).is(Type::Kind::String);
    return Push(IsString ? stringOf(State.Stack[Top - 1], Index) : NoObject);
  }
  default:
    // The result is a number or a constant.
    return Push(NoObject);
  }
}

//===----------------------------------------------------------------------===//
// Changes
//===----------------------------------------------------------------------===//

void HeapChange::append(HeapChange Next) {
  llvm::move(Next.Objects, std::back_inserter(Objects));
  llvm::move(Next.Stores, std::back_inserter(Stores));
  Roots.resize(std::max(NumKept, Next.NumKept) - NumKept);
  NumKept = std::min(NumKept, Next.NumKept);
  llvm::append_range(Roots, Next.Roots);
}

static StringRef nameOf(const VariableScope &V) {
  if (!V.Variable)
    return HeapRoot::Matched;
  if (ast::isCompilerGenerated(V.Variable->Name))
    return HeapRoot::Temporary;
  return ast::sourceName(V.Variable->Name);
}

/// Appends the references from a frame.
void HeapRecorder::appendRoots(size_t FrameIndex,
                               std::vector<HeapRoot> &Found) const {
  const Frame &F = Frames[FrameIndex];
  auto Append = [&](const Slot &S, StringRef Name) {
    if (S.Object != NoObject)
      Found.push_back({S.Object, F.Depth, Name});
  };
  Append(Slots[F.Offset - 1], HeapRoot::Closure);
  for (const VariableScope &V : F.TheFunction->Variables) {
    const Slot &S = Slots[F.Offset + V.Slot];
    // Before the variable is written, the slot may contain another one.
    if (F.Position < V.Begin || F.Position >= V.End || S.Writer < V.Begin)
      continue;
    Append(S, nameOf(V));
  }
  const bool IsTop = FrameIndex + 1 == Frames.size();
  const ptrdiff_t End = IsTop ? Top : Frames[FrameIndex + 1].Offset - 1;
  for (ptrdiff_t I = F.Offset + F.TheFunction->FirstOperand; I < End; ++I)
    Append(Slots[I], HeapRoot::Operand);
}

/// Returns the references from all frames, to check Roots.
std::vector<HeapRoot> HeapRecorder::allRoots() const {
  std::vector<HeapRoot> Found;
  for (size_t I = 0; I != Frames.size(); ++I)
    appendRoots(I, Found);
  return Found;
}

std::optional<HeapChange> HeapRecorder::takeChange() {
  if (IsFull)
    return std::nullopt;
  const size_t First = Frames[FirstChanged].FirstRoot;
  std::vector<HeapRoot> New;
  for (size_t I = FirstChanged; I != Frames.size(); ++I) {
    Frames[I].FirstRoot = First + New.size();
    appendRoots(I, New);
  }
  FirstChanged = Frames.size() - 1;
  const auto Equal =
      std::mismatch(New.begin(), New.end(), Roots.begin() + First, Roots.end())
          .first;
  Change.NumKept = First + (Equal - New.begin());
  Change.Roots.assign(Equal, New.end());
  Roots.resize(First);
  llvm::append_range(Roots, New);
  assert((Frames.size() > 100 || Roots == allRoots()) && "roots have changed");
  NumChanges += Change.Roots.size();
  if (exceedsLimits())
    return std::nullopt;
  return std::exchange(Change, {});
}
