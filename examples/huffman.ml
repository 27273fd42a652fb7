(* Huffman coding.

   Reads a text with at least two different bytes from standard input, as its
   length and then the bytes; builds the optimal prefix code for it, prints the
   code of every byte that occurs, encodes the text, and decodes it again.
   Shows binary trees and a priority queue in arrays. *)

let newline = 10 in
let space = 32 in

(* ---- Input ---- *)

let length = read_int () in
let text = Array.make length 0 in

let rec read_text i =
  if i < length then begin
    text.(i) <- read_int ();
    read_text (i + 1)
  end in

read_text 0;

(* ---- The tree ---- *)

(* Nodes 0 to 255 are the leaves, one for each byte; the inner nodes follow. *)

let none = -1 in
let symbols = 256 in
let nodes = 2 * symbols in
let weight = Array.make nodes 0 in
let left = Array.make nodes none in
let right = Array.make nodes none in

let rec count_bytes i =
  if i < length then begin
    let symbol = text.(i) in
    weight.(symbol) <- weight.(symbol) + 1;
    count_bytes (i + 1)
  end in

count_bytes 0;

(* A binary heap: heap.(1) is the lightest node, and the children of the
   element i are 2 * i and 2 * i + 1.  heap.(0) holds the number of elements. *)

let heap = Array.make (nodes + 1) 0 in

(* Equally heavy nodes are ordered by number, which makes the code unique. *)
let rec lighter a b =
  weight.(a) < weight.(b) || (weight.(a) = weight.(b) && a < b) in

let rec swap i j =
  let node = heap.(i) in
  heap.(i) <- heap.(j);
  heap.(j) <- node in

let rec sift_up i =
  if i > 1 then
    let parent = i / 2 in
    if lighter heap.(i) heap.(parent) then begin
      swap i parent;
      sift_up parent
    end in

let rec sift_down i =
  let count = heap.(0) in
  let first = 2 * i in
  let second = first + 1 in
  if first <= count then
    let child =
      if second <= count && lighter heap.(second) heap.(first) then second
      else first in
    if lighter heap.(child) heap.(i) then begin
      swap i child;
      sift_down child
    end in

let rec insert node =
  heap.(0) <- heap.(0) + 1;
  heap.(heap.(0)) <- node;
  sift_up heap.(0) in

let rec remove_lightest () =
  let lightest = heap.(1) in
  heap.(1) <- heap.(heap.(0));
  heap.(0) <- heap.(0) - 1;
  sift_down 1;
  lightest in

let rec insert_leaves symbol =
  if symbol < symbols then begin
    if weight.(symbol) > 0 then insert symbol;
    insert_leaves (symbol + 1)
  end in

insert_leaves 0;

(* Joins the two lightest nodes until a single one, the root, is left. *)
let rec build node =
  if heap.(0) = 1 then heap.(1)
  else begin
    let a = remove_lightest () in
    let b = remove_lightest () in
    left.(node) <- a;
    right.(node) <- b;
    weight.(node) <- weight.(a) + weight.(b);
    insert node;
    build (node + 1)
  end in

let root = build symbols in

(* ---- The code ---- *)

(* The code of a symbol: its bits, and how many there are. *)

let code = Array.make symbols (Array.make 0 0) in
let path = Array.make symbols 0 in

let rec copy_path depth =
  let bits = Array.make depth 0 in
  let rec copy i =
    if i < depth then begin
      bits.(i) <- path.(i);
      copy (i + 1)
    end in
  copy 0;
  bits in

let rec assign_codes node depth =
  if left.(node) = none then code.(node) <- copy_path depth
  else begin
    path.(depth) <- 0;
    assign_codes left.(node) (depth + 1);
    path.(depth) <- 1;
    assign_codes right.(node) (depth + 1)
  end in

assign_codes root 0;

let rec print_bits bits i =
  if i < Array.length bits then begin
    print_int bits.(i);
    print_bits bits (i + 1)
  end in

let rec print_codes symbol =
  if symbol < symbols then begin
    if weight.(symbol) > 0 then begin
      print_int symbol;
      print_byte space;
      print_int weight.(symbol);
      print_byte space;
      print_bits code.(symbol) 0;
      print_newline ()
    end;
    print_codes (symbol + 1)
  end in

print_codes 0;

(* ---- Encoding and decoding ---- *)

let rec total_bits symbol sum =
  if symbol = symbols then sum
  else
    total_bits (symbol + 1)
               (sum + weight.(symbol) * Array.length code.(symbol)) in

let encoded = Array.make (total_bits 0 0) 0 in

let rec encode i position =
  if i < length then begin
    let bits = code.(text.(i)) in
    let rec append j =
      if j < Array.length bits then begin
        encoded.(position + j) <- bits.(j);
        append (j + 1)
      end in
    append 0;
    encode (i + 1) (position + Array.length bits)
  end in

encode 0 0;

let rec decode position node =
  if left.(node) = none then begin
    print_byte node;
    decode position root
  end else if position < Array.length encoded then
    decode (position + 1)
           (if encoded.(position) = 0 then left.(node) else right.(node)) in

print_int (8 * length);
print_byte space;
print_int (Array.length encoded);
print_newline ();
decode 0 root;
print_byte newline

(* >>> output
32 37 01
44 2 1011001
46 2 1011010
59 1 1000000
73 2 1011011
83 2 1011100
97 10 1001
98 1 1000001
101 29 110
102 1 1000010
104 17 000
105 1 1000011
108 18 001
109 2 1011101
110 2 1011110
111 5 10001
114 6 10100
115 32 111
116 6 10101
117 2 1011111
121 1 1011000
1432 620
She sells sea shells by the sea shore; the shells that she sells are sea shells, I am sure. So if she sells sea shells on the sea shore, then I am sure she sells sea shore shells.
<<< *)
