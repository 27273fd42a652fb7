(* RUN: %compare-prompt %s
*)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2);;
Array.map fib [|10; 20|];;
Array.map (fun n -> float (fib n)) [|1; 2|], Array.map (fun n -> fib n > 3) [|1; 9|];;
Array.map (fun n -> ignore (fib n)) [|1; 2|];;
(fun n -> fib n), List.map (fun n m -> fib n + m) [1; 2];;
type cell = { mutable count : int; weight : float; name : string };;
let make n = { count = fib n; weight = float n; name = String.make n 'x' };;
List.map make [1; 2];;
ref (make 3);;
Hashtbl.create (fib 3);;
Bytes.make (fib 4) 'b', lazy (fib 3), stdout, Some (Failure "f"), [Not_found];;
type shape = Point | Circle of float | Box of { width : int; height : int } | Many of shape list;;
let rec shapes n = if n = 0 then Point else Many [Circle (float n); shapes (n - 1); Box { width = n; height = 1 }];;
shapes 2;;
exception Wrong of shape * int;;
let check n = if n > 1 then raise (Wrong (shapes 1, n)) else n;;
check 2;;
let failure n = if n > 1 then Failure (string_of_int n) else Not_found;;
failure (fib 5), failure 1;;
failure (fib 5);;
(* A graph that is exponentially larger as a tree. *)
type graph = End | Both of graph * graph;;
let rec graph n = if n = 0 then End else let g = graph (n - 1) in Both (g, g);;
graph 60;;
module G = struct let g = graph 60 end;;
match G.g with Both (x, y) -> x == y | End -> false;;
(* A value that is deeper than the stack of the prompt. *)
type nested = Nil | Wrap of nested * int;;
let rec nest n t = if n = 0 then t else nest (n - 1) (Wrap (t, n));;
nest 600000 Nil;;
module D = struct let deep = nest 600000 Nil end;;
let rec depth t n = match t with Nil -> n | Wrap (t, _) -> depth t (n + 1);;
depth D.deep 0;;
List.init 1000000 (fun i -> i);;
let million = List.init 1000000 (fun i -> i);;
List.fold_left (fun a i -> (a + i) land 65535) 0 million;;
(* Values of several kinds, which later phrases use. *)
let i = fib 10 and x = float (fib 11) and c = Char.chr (fib 10) and b = fib 3 > 1 and u = ignore (fib 2);;
i, x, c, b, u, fib (i mod 7);;
type color = Red | Green | Blue;;
let next = function Red -> Green | Green -> Blue | Blue -> Red;;
let after = next Green;;
next after, after = Blue;;
let out = if fib 3 > 1 then stdout else stderr;;
output_string out (string_of_int (fib 5));;
let nan_ = float (fib 0) /. 0. and minus = -. float (fib 0);;
1. /. minus +. float (fib 0), nan_ = nan_ || fib 1 = 0;;
(* Output:
val fib : int -> int = <fun>
- : int array = [|55; 6765|]
- : float array * bool array = ([|1.; 1.|], [|false; true|])
- : unit array = [|(); ()|]
- : (int -> int) * (int -> int) list = (<fun>, [<fun>; <fun>])
type cell = { mutable count : int; weight : float; name : string; }
val make : int -> cell = <fun>
- : cell list =
[{count = 1; weight = 1.; name = "x"}; {count = 1; weight = 2.; name = "xx"}]
- : cell ref = {contents = {count = 2; weight = 3.; name = "xxx"}}
- : ('_weak1, '_weak2) Hashtbl.t = <abstr>
- : bytes * int lazy_t * out_channel * exn option * exn list =
(Bytes.of_string "bbb", <lazy>, <abstr>, Some (Failure "f"), [Not_found])
type shape =
    Point
  | Circle of float
  | Box of { width : int; height : int; }
  | Many of shape list
val shapes : int -> shape = <fun>
- : shape =
Many
 [Circle 2.; Many [Circle 1.; Point; Box {width = 1; height = 1}];
  Box {width = 2; height = 1}]
exception Wrong of shape * int
val check : int -> int = <fun>
Exception: Wrong (Many [Circle 1.; Point; Box {width = 1; height = 1}], 2).
val failure : int -> exn = <fun>
- : exn * exn = (Failure "5", Not_found)
- : exn = Failure "5"
type graph = End | Both of graph * graph
val graph : int -> graph = <fun>
- : graph =
Both
 (Both
   (Both
     (Both
       (Both
         (Both
           (Both
             (Both
               (Both
                 (Both
                   (Both
                     (Both
                       (Both
                         (Both
                           (Both
                             (Both
                               (Both
                                 (Both
                                   (Both
                                     (Both
                                       (Both
                                         (Both
                                           (Both
                                             (Both
                                               (Both
                                                 (Both
                                                   (Both
                                                     (Both
                                                       (Both
                                                         (Both
                                                           (Both
                                                             (Both
                                                               (Both
                                                                 (Both
                                                                   (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)))))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End)),
                                                                    Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    End))),
                                                                    Both
                                                                    (Both
                                                                    (Both
                                                                    (End,
                                                                    End),
                                                                    Both
                                                                    (End,
                                                                    ...)),
                                                                    ...))))),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                    ...),
                                                                   ...),
                                                                 ...),
                                                               ...),
                                                             ...),
                                                           ...),
                                                         ...),
                                                       ...),
                                                     ...),
                                                   ...),
                                                 ...),
                                               ...),
                                             ...),
                                           ...),
                                         ...),
                                       ...),
                                     ...),
                                   ...),
                                 ...),
                               ...),
                             ...),
                           ...),
                         ...),
                       ...),
                     ...),
                   ...),
                 ...),
               ...),
             ...),
           ...),
         ...),
       ...),
     ...),
   ...),
 ...)
module G : sig val g : graph end
- : bool = true
type nested = Nil | Wrap of nested * int
val nest : int -> nested -> nested = <fun>
- : nested =
Wrap
 (Wrap
   (Wrap
     (Wrap
       (Wrap
         (Wrap
           (Wrap
             (Wrap
               (Wrap
                 (Wrap
                   (Wrap
                     (Wrap
                       (Wrap
                         (Wrap
                           (Wrap
                             (Wrap
                               (Wrap
                                 (Wrap
                                   (Wrap
                                     (Wrap
                                       (Wrap
                                         (Wrap
                                           (Wrap
                                             (Wrap
                                               (Wrap
                                                 (Wrap
                                                   (Wrap
                                                     (Wrap
                                                       (Wrap
                                                         (Wrap
                                                           (Wrap
                                                             (Wrap
                                                               (Wrap
                                                                 (Wrap
                                                                   (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (Wrap
                                                                    (...),
                                                                    100), 99),
                                                                    98), 97),
                                                                    96), 95),
                                                                    94), 93),
                                                                    92), 91),
                                                                    90), 89),
                                                                    88), 87),
                                                                    86), 85),
                                                                    84), 83),
                                                                    82), 81),
                                                                    80), 79),
                                                                    78), 77),
                                                                    76), 75),
                                                                    74), 73),
                                                                    72), 71),
                                                                    70), 69),
                                                                    68), 67),
                                                                    66), 65),
                                                                    64), 63),
                                                                    62), 61),
                                                                    60), 59),
                                                                    58), 57),
                                                                    56), 55),
                                                                    54), 53),
                                                                    52), 51),
                                                                    50), 49),
                                                                    48), 47),
                                                                    46), 45),
                                                                    44), 43),
                                                                    42), 41),
                                                                    40), 39),
                                                                    38), 37),
                                                                    36), 35),
                                                                   34),
                                                                 33),
                                                               32),
                                                             31),
                                                           30),
                                                         29),
                                                       28),
                                                     27),
                                                   26),
                                                 25),
                                               24),
                                             23),
                                           22),
                                         21),
                                       20),
                                     19),
                                   18),
                                 17),
                               16),
                             15),
                           14),
                         13),
                       12),
                     11),
                   10),
                 9),
               8),
             7),
           6),
         5),
       4),
     3),
   2),
 1)
module D : sig val deep : nested end
val depth : nested -> int -> int = <fun>
- : int = 600000
- : int list =
[0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20;
 21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39;
 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58;
 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77;
 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96;
 97; 98; 99; 100; 101; 102; 103; 104; 105; 106; 107; 108; 109; 110; 111; 112;
 113; 114; 115; 116; 117; 118; 119; 120; 121; 122; 123; 124; 125; 126; 127;
 128; 129; 130; 131; 132; 133; 134; 135; 136; 137; 138; 139; 140; 141; 142;
 143; 144; 145; 146; 147; 148; 149; 150; 151; 152; 153; 154; 155; 156; 157;
 158; 159; 160; 161; 162; 163; 164; 165; 166; 167; 168; 169; 170; 171; 172;
 173; 174; 175; 176; 177; 178; 179; 180; 181; 182; 183; 184; 185; 186; 187;
 188; 189; 190; 191; 192; 193; 194; 195; 196; 197; 198; 199; 200; 201; 202;
 203; 204; 205; 206; 207; 208; 209; 210; 211; 212; 213; 214; 215; 216; 217;
 218; 219; 220; 221; 222; 223; 224; 225; 226; 227; 228; 229; 230; 231; 232;
 233; 234; 235; 236; 237; 238; 239; 240; 241; 242; 243; 244; 245; 246; 247;
 248; 249; 250; 251; 252; 253; 254; 255; 256; 257; 258; 259; 260; 261; 262;
 263; 264; 265; 266; 267; 268; 269; 270; 271; 272; 273; 274; 275; 276; 277;
 278; 279; 280; 281; 282; 283; 284; 285; 286; 287; 288; 289; 290; 291; 292;
 293; 294; 295; 296; 297; 298; ...]
val million : int list =
  [0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20;
   21; 22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38;
   39; 40; 41; 42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56;
   57; 58; 59; 60; 61; 62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74;
   75; 76; 77; 78; 79; 80; 81; 82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92;
   93; 94; 95; 96; 97; 98; 99; 100; 101; 102; 103; 104; 105; 106; 107; 108;
   109; 110; 111; 112; 113; 114; 115; 116; 117; 118; 119; 120; 121; 122; 123;
   124; 125; 126; 127; 128; 129; 130; 131; 132; 133; 134; 135; 136; 137; 138;
   139; 140; 141; 142; 143; 144; 145; 146; 147; 148; 149; 150; 151; 152; 153;
   154; 155; 156; 157; 158; 159; 160; 161; 162; 163; 164; 165; 166; 167; 168;
   169; 170; 171; 172; 173; 174; 175; 176; 177; 178; 179; 180; 181; 182; 183;
   184; 185; 186; 187; 188; 189; 190; 191; 192; 193; 194; 195; 196; 197; 198;
   199; 200; 201; 202; 203; 204; 205; 206; 207; 208; 209; 210; 211; 212; 213;
   214; 215; 216; 217; 218; 219; 220; 221; 222; 223; 224; 225; 226; 227; 228;
   229; 230; 231; 232; 233; 234; 235; 236; 237; 238; 239; 240; 241; 242; 243;
   244; 245; 246; 247; 248; 249; 250; 251; 252; 253; 254; 255; 256; 257; 258;
   259; 260; 261; 262; 263; 264; 265; 266; 267; 268; 269; 270; 271; 272; 273;
   274; 275; 276; 277; 278; 279; 280; 281; 282; 283; 284; 285; 286; 287; 288;
   289; 290; 291; 292; 293; 294; 295; 296; 297; 298; ...]
- : int = 59104
val i : int = 55
val x : float = 89.
val c : char = '7'
val b : bool = true
val u : unit = ()
- : int * float * char * bool * unit * int = (55, 89., '7', true, (), 8)
type color = Red | Green | Blue
val next : color -> color = <fun>
val after : color = Blue
- : color * bool = (Red, true)
val out : out_channel = <abstr>
5- : unit = ()
val nan_ : float = nan
val minus : float = -0.
- : float * bool = (neg_infinity, false)
*)
