//===- HeapRecorder.h - The heap of a run -----------------------*- C++ -*-===//

#ifndef MINCAML_LIB_INTERPRETER_HEAPRECORDER_H
#define MINCAML_LIB_INTERPRETER_HEAPRECORDER_H

#include "Runtime.h"
#include "mincaml/Frontend/AST.h"
#include "mincaml/Interpreter/RunObserver.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace mincaml::interpreter {

struct StackState;

/// Records the objects that a program allocates, the changes of their fields,
/// and the references from the stack.
///
/// The values of the machine have no tags. Therefore the recorder has a copy of
/// the stack and of the fields of objects, in which each element tells which
/// object the value is, if any. It repeats what an instruction does with
/// references, and needs no types for this.
///
/// A frame refers to an object by the closure that is being called, by the
/// variables in scope that have a value, and by operands that wait for their
/// operator. Objects that the interpreter makes for itself, such as the
/// description of a failed check, are not recorded.
class HeapRecorder {
public:
  explicit HeapRecorder(const Code &TheCode);

  // The events of the machine (Observers.h).
  void executed(size_t Index);
  /// Depth is the number of active calls around the callee, as RunStep counts
  /// them.
  void entered(const Function &Callee, ptrdiff_t Caller, ptrdiff_t NewFrame,
               unsigned Depth);
  void caught(ptrdiff_t Frame, uint32_t Slot, size_t Target, Value Exception);
  void finished(size_t Index, const StackState &State);

  /// Returns the changes since the last call; null if there have been more
  /// objects or changes than can be recorded.
  std::optional<HeapChange> takeChange();

private:
  using ObjectID = unsigned;
  static constexpr ObjectID NoObject = ~ObjectID(0);

  /// The maximum numbers of objects, and of stores and changed roots. They
  /// bound the size of the recording to some megabytes.
  static constexpr size_t MaximumObjects = 10'000;
  static constexpr size_t MaximumChanges = 100'000;

  struct Object {
    const Value *Address;
    /// The position of the first field in the object.
    uint32_t FirstField;
    /// The contents of all fields that are not in Fields.
    ObjectID Fill = NoObject;
    /// For a string, its text.
    std::string Text = {};
  };

  /// An element of the stack.
  struct Slot {
    ObjectID Object = NoObject;
    /// The instruction that has written the variable since the function was
    /// called; 0 if there is none. No instruction of a call is executed twice.
    uint32_t Writer = 0;
  };

  struct Frame {
    ptrdiff_t Offset;
    const Function *TheFunction;
    unsigned Depth;
    /// The instruction that was executed last.
    size_t Position;
    /// The index of its first root in Roots. A new frame has none until its
    /// caller, whose roots the call changes, has been examined.
    size_t FirstRoot = 0;
  };

  ObjectID add(HeapObject New, const Value *Address, uint32_t FirstField);
  ObjectID addClosure(const Value *Address, size_t Index);
  ObjectID addException(Value Exception, size_t Index);
  ObjectID addConstructed(const Value *Address, size_t Index,
                          llvm::ArrayRef<Slot> Operands);
  ObjectID addTuple(const Value *Address, size_t Index,
                    llvm::ArrayRef<Slot> Operands);
  ObjectID addArray(const Value *Address, size_t Index, ObjectID Initial);
  ObjectID stringOf(Value String, size_t Index);

  void store(ObjectID Of, uint32_t Field, ObjectID Stored, const Type *Ty);
  void updateStrings(llvm::ArrayRef<Slot> Operands);
  HeapValue valueOf(ObjectID Object, Value V, const Type *Ty) const;
  ObjectID field(ObjectID Of, uint32_t Field) const;
  ObjectID captured(const Capture &From) const;

  bool exceedsLimits() const;
  void appendRoots(size_t FrameIndex, std::vector<HeapRoot> &Found) const;
  std::vector<HeapRoot> allRoots() const;

  const Code &TheCode;
  llvm::DenseSet<const Value *> Constants;
  std::vector<Object> Objects;
  llvm::DenseMap<const Value *, ObjectID> Strings;
  /// The contents of fields, by object and field.
  llvm::DenseMap<std::pair<ObjectID, uint32_t>, ObjectID> Fields;

  std::vector<Slot> Slots;
  /// The offset of the first free element of the stack.
  ptrdiff_t Top;
  std::vector<Frame> Frames;
  bool HasCaught = false;
  /// The position of the first part that the next Unpack reads.
  uint32_t FirstPart = 0;

  HeapChange Change;
  std::vector<HeapRoot> Roots;
  /// The index of the outermost frame whose roots may have changed.
  size_t FirstChanged = 0;
  size_t NumChanges = 0;
  bool IsFull = false;
};

} // namespace mincaml::interpreter

#endif // MINCAML_LIB_INTERPRETER_HEAPRECORDER_H
