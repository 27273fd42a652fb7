//===- Phases.h - The phases of K-normal form -------------------*- C++ -*-===//
//
// A program passes through normalize, alphaRename and closureConvert, in this
// order.
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_KNORMAL_PHASES_H
#define MINCAML_KNORMAL_PHASES_H

#include "mincaml/Frontend/AST.h"
#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Support/SourceFile.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mincaml::knormal {

/// K-normalization (MinCaml: KNormal). Names every intermediate result of a
/// typed program, from left to right, which makes the order of evaluation of
/// language.md, section 6, explicit. An operand that is a variable gets no new
/// name. `&&`, `||` and `not` in a condition become control flow. A runtime
/// external used as a value is eta-expanded. Requires that type inference has
/// succeeded. Source: [MinCamlNotes], K-normalization (docs/sources.md).
Expression *normalize(Context &C, ast::Expression &Program);

/// Alpha conversion (MinCaml: Alpha). Copies E with a new name for every
/// binder, so that all binders have different names. Temporaries are unique
/// already and keep their names. Source: [MinCamlNotes], alpha conversion
/// (docs/sources.md).
Expression *alphaRename(Context &C, Expression *E);

struct ClosureOptions {
  /// The maximum number of variables of enclosing functions that a function
  /// gets as arguments (lambda lifting). If it needs more, it gets them in a
  /// closure, as does a function whose value is used.
  unsigned LiftLimit = 8;
};

/// Closure conversion (MinCaml: Closure): moves every function to the top
/// level. Requires alpha conversion. FreeVariables.h defines which functions
/// get closures, and which variables each function needs.
///
/// Afterwards several functions may bind the same name: as the same Lifted or
/// Captured variable, or as a copy of the same literal or static closure at
/// their start. Within one function names remain unique.
///
/// Source: [MinCamlNotes], closure conversion (docs/sources.md).
ClosedProgram closureConvert(Context &C, Expression *Program,
                             const ClosureOptions &Options = {});

//===----------------------------------------------------------------------===//
// The verifier
//
// Invariants of both stages:
//   - every name that is used is in scope, and its type has the kind that the
//     use requires;
//   - only nodes of the stage occur (KNormal.def);
//   - both branches of an `if`, a `let` value and its variable, a function body
//     and the function's result agree in the kind of their types;
//   - argument lists have the length of the parameter lists;
//   - a join point is the only function of its definition, and a loop has the
//     result unit.
//
// After alpha conversion, all binders have different names. After closure
// conversion, this holds within each function, and:
//   - a function has at most one of lifted variables, captured variables and a
//     static closure, and no free variables but statics;
//   - each static is bound exactly once, in the main expression;
//   - a direct call passes a closure exactly if its callee captures variables,
//     and OwnClosure occurs only in functions that capture variables;
//   - a join point is called as FunctionKind describes.
//
// Only the outermost level of types is compared, because types that share
// structure can be exponentially large.
//
//===----------------------------------------------------------------------===//

enum class Binders : uint8_t {
  MayShadow, ///< before alpha conversion
  AreUnique, ///< after it
};

/// Returns true if E, a program before closure conversion, is well-formed;
/// otherwise prints every fault on a separate line.
[[nodiscard]] bool verify(const Expression &E, TypeContext &Types,
                          Binders Names, llvm::raw_ostream &Errors);

/// Returns true if a closure-converted program is well-formed; otherwise prints
/// every fault on a separate line.
[[nodiscard]] bool verify(const ClosedProgram &Program, TypeContext &Types,
                          llvm::raw_ostream &Errors);

//===----------------------------------------------------------------------===//
// The printer
//===----------------------------------------------------------------------===//

/// Prints an expression of either stage, with each binding on a separate line.
/// Each level of nesting is indented by two columns, but only up to 40 levels:
/// otherwise the size of the text could be quadratic. Example:
///
///   let rec f (x : int) (y : float) : float =
///     if x <= tmp.1 then
///       y
///     else
///       f x y
///   and g (x : int) : int =
///     x
///   in
///   let tmp.2 : int = 3 in
///   let (a : int), (b : bool) = t in
///   let u : unit = a.(i) <- v in
///   let { x = (c : int); y = (d : int) } = r in
///   let n : int = r.x in
///   switch o
///   case None ->
///     n
///   case Some ->
///     let Some (v : int) = o in
///     external print_int v
///
/// Operators are those of the language; `external sqrt x` is an ExternalApply,
/// and `external screen` an ExternalArray. Closure conversion adds
///
///   let g.1 : int -> int = closure g.1 [x.1, y.1] in     MakeClosures
///   let rec h.1 : int -> int = closure h.1 [g.1, x.1]    of a group
///   and g.1 : int -> int = closure g.1 [h.1] in
///   let f.1 : int -> int = static closure f.1 in         StaticClosure
///   let g.1 : int -> int = own closure in                OwnClosure
///   direct f.1 x.1 y.1, direct g.1 x.1 [closure: g.1]    ApplyDirect
///   indirect h.1 x.1                                     ApplyClosure
///
/// If Marks is not null, it records the source range that each part of the text
/// was made from.
void print(llvm::raw_ostream &OS, const Expression &E,
           SourceRanges *Marks = nullptr);
/// Prints the statics, the functions and the main expression:
///
///   static x.1 : int array
///
///   fun f.1 (x.2 : int) [lifted: y.1 : int, z.1 : float] : int =
///     ...
///
///   fun g.1 (x.3 : int) [captured: y.1 : int] : int =
///     ...
///
///   fun h.1 (x.4 : int) [static closure] : int =
///     ...
///
///   main =
///     ...
void print(llvm::raw_ostream &OS, const ClosedProgram &Program,
           SourceRanges *Marks = nullptr);

} // namespace mincaml::knormal

#endif // MINCAML_KNORMAL_PHASES_H
