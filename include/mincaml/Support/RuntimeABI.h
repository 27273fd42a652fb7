//===- RuntimeABI.h - The table of the runtime, for C++ ---------*- C++ -*-===//
//
// The rows of Support/RuntimeABI.def as constants and arrays. See there for
// their meaning.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_RUNTIMEABI_H
#define MINCAML_SUPPORT_RUNTIMEABI_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace mincaml::runtime {

enum Layout : uint64_t {
#define MINCAML_LAYOUT(Name, Value) Name = Value,
#include "mincaml/Support/RuntimeABI.def"
};

enum class ArrayElement : uint8_t {
#define MINCAML_ARRAY_CONSTRUCTOR(Element, Name, CType) Element,
#include "mincaml/Support/RuntimeABI.def"
};

enum class Failure : uint8_t {
#define MINCAML_FAILURE(Name, Arguments) Name,
#include "mincaml/Support/RuntimeABI.def"
};

enum class OverflowOperator : uint8_t {
#define MINCAML_OVERFLOW(Operator, Spelling) Operator,
#include "mincaml/Support/RuntimeABI.def"
};

enum class Effect : uint8_t {
  PURE,
  OUTPUT,
  INPUT,
  READS,
  ALLOCATES,
  CHECKS,
  WRITES,
  ENDS
};

/// A type of a parameter or result in the table.
enum class TableType : uint8_t {
  NONE,
  UNIT,
  INT,
  FLOAT,
  BOOL,
  CHAR,
  STRING,
  ANY
};

/// The predefined exceptions, from the rows MINCAML_EXCEPTION.
enum class Exception : uint8_t {
#define MINCAML_EXCEPTION(Name, Arguments) Name,
#include "mincaml/Support/RuntimeABI.def"
};

struct ExceptionRow {
  const char *Name;
  const char *Arguments;
};

inline constexpr ExceptionRow Exceptions[] = {
#define MINCAML_EXCEPTION(Name, Arguments) {#Name, Arguments},
#include "mincaml/Support/RuntimeABI.def"
};

/// The name of a predefined exception as OCaml prints it. OCaml prints Exit
/// with its module: Stdlib.Exit.
inline const char *printedName(unsigned Number) {
  return Number == unsigned(Exception::Exit) ? "Stdlib.Exit"
                                             : Exceptions[Number].Name;
}

/// The exception that stands for a failure, from a row
/// MINCAML_FAILURE_EXCEPTION.
struct FailureException {
  Exception Which;
  const char *Message;
};

/// Returns the exception that a handler sees if this failure occurs. Handlers
/// do not see overflows. In programs with handlers, an assertion that fails
/// raises Assert_failure instead of reporting a Failure.
constexpr std::optional<FailureException> exceptionOf(Failure F) {
  switch (F) {
#define MINCAML_FAILURE_EXCEPTION(Row, ItsException, Message)                  \
  case Failure::Row:                                                           \
    return FailureException{Exception::ItsException, Message};
#include "mincaml/Support/RuntimeABI.def"
  case Failure::assertion:
  case Failure::overflow:
    break;
  }
  return std::nullopt;
}

/// A library function, from a row MINCAML_LIBRARY.
struct LibraryFunction {
  const char *Spelling;
  const char *Symbol;
  TableType Parameters[5];
  TableType Result;
  Effect TheEffect;
};

inline constexpr LibraryFunction LibraryFunctions[] = {
#define MINCAML_LIBRARY(Spelling, Name, Parameter1, Parameter2, Parameter3,    \
                        Parameter4, Parameter5, Result, ItsEffect)             \
  {Spelling,                                                                   \
   "min_caml_" #Name,                                                          \
   {TableType::Parameter1, TableType::Parameter2, TableType::Parameter3,       \
    TableType::Parameter4, TableType::Parameter5},                             \
   TableType::Result,                                                          \
   Effect::ItsEffect},
#include "mincaml/Support/RuntimeABI.def"
};

/// Returns the library function with this spelling, or null if there is none.
inline const LibraryFunction *findLibraryFunction(llvm::StringRef Spelling) {
  const auto *I = llvm::find_if(
      LibraryFunctions, [&](const auto &F) { return Spelling == F.Spelling; });
  return I == std::end(LibraryFunctions) ? nullptr : I;
}

/// The prefix of every symbol that links a program with the runtime or with
/// foreign code.
inline constexpr char SymbolPrefix[] = "min_caml_";

/// `void min_caml_start(void)`, defined by the program: evaluates it.
inline constexpr char StartSymbol[] = "min_caml_start";
/// `int min_caml_run(void (*Start)(void))`: sets up the runtime, calls Start,
/// and flushes the output.
inline constexpr char RunSymbol[] = "min_caml_run";
/// `void min_caml_set_arguments(int Count, char **Arguments)`: sets Sys.argv.
/// Must be called before the program starts; the arguments must outlive it.
inline constexpr char SetArgumentsSymbol[] = "min_caml_set_arguments";
/// `void *min_caml_allocate(uint32_t Size)`: allocates one heap object.
inline constexpr char AllocateSymbol[] = "min_caml_allocate";
/// `void *min_caml_allocate_between(uint32_t Size, const void *Field)`: the same
/// between the allocation of another object and a store to a field of it. If
/// garbage is collected, the card of the field is set to 1.
inline constexpr char AllocateBetweenSymbol[] = "min_caml_allocate_between";
/// `struct { char *next; char *limit; } min_caml_heap`: the current chunk.
inline constexpr char HeapSymbol[] = "min_caml_heap";
/// `struct { char *next; char *limit; } min_caml_runs[]`: for programs with the
/// garbage collector, free cells for objects of 8 * N bytes at index N.
inline constexpr char RunsSymbol[] = "min_caml_runs";
/// `uint8_t min_caml_cards[]`: the card table. The card of an address has the
/// index (address >> CARD_SHIFT) % CARDS. Compiled code sets a card to 1 before
/// it stores the address of an object to memory of the card, if that memory may
/// belong to an old object.
inline constexpr char CardsSymbol[] = "min_caml_cards";
/// `void min_caml_note_change(const void *Start, uintptr_t Size)`: sets the
/// cards of a range of memory to 1.
inline constexpr char NoteChangeSymbol[] = "min_caml_note_change";
/// `void min_caml_collect_garbage(const min_caml_root *Table, uint32_t Count,
/// int32_t NotesChanges)`: turns the garbage collector on. It is the first call
/// of a program that uses the collector. NotesChanges is 1 if all code that
/// stores addresses of objects sets the cards.
inline constexpr char CollectSymbol[] = "min_caml_collect_garbage";

/// `_Noreturn void min_caml_Exception_uncaught(const void *, const void *)`:
/// reports an exception that is not caught, and ends the program. The first
/// argument is the exception, the second one the table of the program's
/// exceptions.
inline constexpr char UncaughtSymbol[] = "min_caml_Exception_uncaught";
/// `void min_caml_Exception_begin(void)`, `void *min_caml_Exception_end(void)`:
/// between these calls, a failure in a runtime function does not end the
/// program. The second one returns the failure as an exception, or null.
inline constexpr char BeginSymbol[] = "min_caml_Exception_begin";
inline constexpr char EndSymbol[] = "min_caml_Exception_end";

/// Prefixes of the TBAA type names of memory that is written once, when the
/// object is initialized. IRGen tags accesses with them, and MarkInvariantLoads
/// reads the tags. The name of the field's type follows, unless noted
/// otherwise.
inline constexpr char TupleFieldRegion[] = "tuple field ";
inline constexpr char ClosureFieldRegion[] = "closure field ";
/// Nothing follows.
inline constexpr char ClosureCodeRegion[] = "closure code";
/// The data type follows, then the constructor and the position of the field.
/// All values of the type have a field with a RecordFieldRegion. Whether a
/// value has a field with a DataFieldRegion is known only after a test of the
/// constructor.
inline constexpr char RecordFieldRegion[] = "record field ";
inline constexpr char DataFieldRegion[] = "data field ";
/// Nothing follows.
inline constexpr char DataTagRegion[] = "data tag";
/// Nothing follows. The number is the first field of an exception, and tells
/// which constructor made it.
inline constexpr char ExceptionNumberRegion[] = "exception number";

/// Like DataFieldRegion, but for fields that the program may assign to.
inline constexpr char MutableFieldRegion[] = "mutable field ";
/// The elements of arrays. The type of an element follows.
inline constexpr char ArrayRegion[] = "array of ";
/// The root of the TBAA type tree.
inline constexpr char AliasRoot[] = "MinCaml";

} // namespace mincaml::runtime

#endif // MINCAML_SUPPORT_RUNTIMEABI_H
