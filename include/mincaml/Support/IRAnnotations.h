//===- IRAnnotations.h - Metadata and attributes of MinCaml -----*- C++ -*-===//
//
// The names of the metadata and string attributes that this project adds to
// those of LLVM. With them, IR generation tells passes what the IR alone does
// not show, and passes tell other passes what they have decided. A pass may
// drop the metadata.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_SUPPORT_IRANNOTATIONS_H
#define MINCAML_SUPPORT_IRANNOTATIONS_H

#include "llvm/ADT/StringRef.h"

namespace mincaml {

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

/// Marks a phi node whose value is the exception that a handler was entered
/// with. Its block is therefore a handler, and the incoming edges are the edges
/// on which an exception is raised.
///
/// The metadata is attached to the phi node because it stays correct there: a
/// pass that redirects an edge of the handler has to update the phi node, and a
/// pass that copies the handler also copies the phi node. A block without such
/// a phi node may be a handler, too.
inline constexpr llvm::StringLiteral HandlerMetadata = "mincaml.handler";

/// Marks the argument area, a variable for arguments that do not fit in
/// registers (docs/code-generation.md). A caller stores the arguments to the
/// area after its previous call; the callee loads them before its first call.
/// Therefore the contents of the area are dead when a function returns.
inline constexpr llvm::StringLiteral ArgumentAreaMetadata = "mincaml.arguments";

/// Marks a pi node: a copy of a value (Transforms/BoundsChecks.h).
inline constexpr llvm::StringLiteral PiMetadata = "mincaml.pi";

/// Marks a bounds check on a slow path (Transforms/BoundsChecks.h).
inline constexpr llvm::StringLiteral SlowCheckMetadata = "mincaml.slow";

/// The constructor of the object that an allocation makes: a node with the type,
/// the constructor and the number that the object begins with, if it begins with
/// a tag or with the number of an exception: `!{!"number", !"Int", i32 0}`. The
/// names of the constant constructors of the type follow, in order of their
/// tags: `!{!"int list", !"::", null, !"[]"}`. The node tells which allocations
/// make the same kind of object, and serves messages; nothing else follows from
/// it.
inline constexpr llvm::StringLiteral ConstructorMetadata =
    "mincaml.constructor";

/// Named metadata with a node `!{ptr @object, !constructor}` for each object
/// that is a constant in memory. (Metadata of the variable itself would keep
/// passes from merging equal variables.)
inline constexpr llvm::StringLiteral ConstantObjectsMetadata =
    "mincaml.constants";

//===----------------------------------------------------------------------===//
// Attributes of functions and calls
//===----------------------------------------------------------------------===//

/// The number of instructions that all runs of `mincaml-inline` have inlined
/// into the function.
inline constexpr llvm::StringLiteral InlinedAttribute = "mincaml-inlined";

/// The number of iterations of `mincaml-inline` that have inlined a recursive
/// function into the function.
inline constexpr llvm::StringLiteral UnrolledAttribute = "mincaml-unrolled";

/// The call is the slow path of an expanded allocation.
inline constexpr llvm::StringLiteral SlowPathAttribute = "mincaml-slow-path";

/// The function does not allocate a register window
/// (Transforms/Sparc.h).
inline constexpr llvm::StringLiteral FlatFrameAttribute = "mincaml-flat-frame";

//===----------------------------------------------------------------------===//
// Arguments in %f registers
//
// A private calling convention for internal functions on 32-bit SPARC, whose
// ABI passes floating-point arguments in integer registers. With this
// convention, the first eight floating-point arguments are in %f0, %f2, ...: a
// double in a register pair, a float in the first register of a pair. The
// convention passes the other arguments and the result as the ABI does.
//
// LLVM IR, machine IR and the check of machine IR express the convention in the
// same way: a function that uses it has the attribute below, whose value lists
// LLVM's names of the registers, for example "D0,D1,F4" for (double, double,
// float). In LLVM IR such an argument is not a parameter. Each register is
// represented by a variable. A caller stores the argument to the variable
// before the call, in the block of the call; the callee loads it in its entry
// block. These accesses are volatile, so that they are not moved. The variables
// have no definition: if an access remains, the program cannot be linked.
//===----------------------------------------------------------------------===//

inline constexpr char FloatArgumentsAttribute[] = "sparc-float-arguments";

/// The name of the variable that represents D0 is "sparc.argument.D0".
inline constexpr char FloatArgumentVariablePrefix[] = "sparc.argument.";

inline constexpr unsigned MaxFloatArguments = 8;

} // namespace mincaml

#endif // MINCAML_SUPPORT_IRANNOTATIONS_H
