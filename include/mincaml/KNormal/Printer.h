//===- Printer.h - Prints K-normal form -------------------------*- C++ -*-===//

#ifndef MINCAML_KNORMAL_PRINTER_H
#define MINCAML_KNORMAL_PRINTER_H

#include "mincaml/KNormal/KNormal.h"
#include "mincaml/Support/SourceFile.h"

namespace llvm {
class raw_ostream;
}

namespace mincaml::knormal {

/// Prints an expression of either stage, with each binding on a line of its
/// own. Each level of nesting is indented by two columns, up to 40 levels, so
/// that the size of the text cannot become quadratic:
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
///   external print_int x
///
/// Operators are those of the language; `external sqrt x` is an ExternalApply,
/// and `external screen` an ExternalArray. Closed form adds
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

#endif // MINCAML_KNORMAL_PRINTER_H
