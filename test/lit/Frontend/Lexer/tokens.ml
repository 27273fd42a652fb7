(* Every kind of token.

   RUN: %mincaml-llc %s --emit=tokens -o - | FileCheck %s

   CHECK: [[#@LINE+67]]:1 Let let
   CHECK-NEXT: [[#@LINE+66]]:5 Rec rec
   CHECK-NEXT: [[#@LINE+65]]:9 Identifier f
   CHECK-NEXT: [[#@LINE+64]]:11 Identifier x
   CHECK-NEXT: [[#@LINE+63]]:13 Equal =
   CHECK-NEXT: [[#@LINE+62]]:15 If if
   CHECK-NEXT: [[#@LINE+61]]:18 Not not
   CHECK-NEXT: [[#@LINE+60]]:22 True true
   CHECK-NEXT: [[#@LINE+59]]:27 Then then
   CHECK-NEXT: [[#@LINE+58]]:32 Identifier x
   CHECK-NEXT: [[#@LINE+57]]:34 Else else
   CHECK-NEXT: [[#@LINE+56]]:39 Minus -
   CHECK-NEXT: [[#@LINE+55]]:40 Identifier x
   CHECK-NEXT: [[#@LINE+54]]:42 In in
   CHECK-NEXT: [[#@LINE+54]]:1 Let let
   CHECK-NEXT: [[#@LINE+53]]:5 Underscore _
   CHECK-NEXT: [[#@LINE+52]]:7 Equal =
   CHECK-NEXT: [[#@LINE+51]]:9 ArrayMake Array.make
   CHECK-NEXT: [[#@LINE+50]]:20 Integer 1
   CHECK-NEXT: [[#@LINE+49]]:22 Float 2.5
   CHECK-NEXT: [[#@LINE+48]]:26 In in
   CHECK-NEXT: [[#@LINE+47]]:29 Begin begin
   CHECK-NEXT: [[#@LINE+46]]:35 ArrayCreate Array.create
   CHECK-NEXT: [[#@LINE+45]]:48 End end
   CHECK-NEXT: [[#@LINE+44]]:52 ArrayLength Array.length
   CHECK-NEXT: [[#@LINE+44]]:1 LeftParen (
   CHECK-NEXT: [[#@LINE+43]]:2 Identifier a
   CHECK-NEXT: [[#@LINE+42]]:3 Dot .
   CHECK-NEXT: [[#@LINE+41]]:4 LeftParen (
   CHECK-NEXT: [[#@LINE+40]]:5 Integer 0
   CHECK-NEXT: [[#@LINE+39]]:6 RightParen )
   CHECK-NEXT: [[#@LINE+38]]:8 LeftArrow <-
   CHECK-NEXT: [[#@LINE+37]]:11 False false
   CHECK-NEXT: [[#@LINE+36]]:16 Semicolon ;
   CHECK-NEXT: [[#@LINE+35]]:18 Integer 1
   CHECK-NEXT: [[#@LINE+34]]:20 Plus +
   CHECK-NEXT: [[#@LINE+33]]:22 Integer 2
   CHECK-NEXT: [[#@LINE+32]]:24 Minus -
   CHECK-NEXT: [[#@LINE+31]]:26 Integer 3
   CHECK-NEXT: [[#@LINE+30]]:28 Star *
   CHECK-NEXT: [[#@LINE+29]]:30 Integer 4
   CHECK-NEXT: [[#@LINE+28]]:32 Slash /
   CHECK-NEXT: [[#@LINE+27]]:34 Integer 5
   CHECK-NEXT: [[#@LINE+26]]:35 Comma ,
   CHECK-NEXT: [[#@LINE+25]]:37 Float 1.
   CHECK-NEXT: [[#@LINE+24]]:40 PlusDot +.
   CHECK-NEXT: [[#@LINE+23]]:43 Float 1e3
   CHECK-NEXT: [[#@LINE+22]]:47 MinusDot -.
   CHECK-NEXT: [[#@LINE+21]]:50 Float 1.5e-3
   CHECK-NEXT: [[#@LINE+20]]:57 StarDot *.
   CHECK-NEXT: [[#@LINE+19]]:60 Float 2E+4
   CHECK-NEXT: [[#@LINE+18]]:65 SlashDot /.
   CHECK-NEXT: [[#@LINE+17]]:68 Float 0.5
   CHECK-NEXT: [[#@LINE+16]]:71 RightParen )
   CHECK-NEXT: [[#@LINE+16]]:1 Equal =
   CHECK-NEXT: [[#@LINE+15]]:3 LessGreater <>
   CHECK-NEXT: [[#@LINE+14]]:6 Less <
   CHECK-NEXT: [[#@LINE+13]]:8 Greater >
   CHECK-NEXT: [[#@LINE+12]]:10 LessEqual <=
   CHECK-NEXT: [[#@LINE+11]]:13 GreaterEqual >=
   CHECK-NEXT: [[#@LINE+10]]:16 AmpersandAmpersand &&
   CHECK-NEXT: [[#@LINE+9]]:19 BarBar ||
   CHECK-NEXT: [[#@LINE+8]]:22 Identifier x'
   CHECK-NEXT: [[#@LINE+7]]:25 Identifier _y
   CHECK-NEXT: [[#@LINE+6]]:28 Identifier z_1
   CHECK-NEXT: [[#@LINE+6]]:1 EndOfFile
*)
let rec f x = if not true then x else -x in
let _ = Array.make 1 2.5 in begin Array.create end Array.length
(a.(0) <- false; 1 + 2 - 3 * 4 / 5, 1. +. 1e3 -. 1.5e-3 *. 2E+4 /. 0.5)
= <> < > <= >= && || x' _y z_1
