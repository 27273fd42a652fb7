(* RUN: %compare-prompt %s
*)
type a = int;;
type b = int * string;;
type c = int -> string -> bool;;
type 'a d = 'a list;;
type ('a, 'b) e = ('a * 'b) list;;
type f = F;;
type g = G of int | H of int * string | I of (int * string) | J of g list;;
type h = { x : int };;
type i = { mutable y : float; z : int list };;
type 'a j = { value : 'a; next : 'a j option };;
type 'a k = Nil | Cons of 'a * 'a k;;
type l = L of m and m = M of l | N;;
type n = { o : p } and p = P of n | Q;;
type q = A of (int -> int) * int ref;;
type r = B of { left : int; mutable right : string };;
type s = (int list * string array) option;;
type t = Aaaaaaaaaaaaaaaaaaaaaaaaa of int | Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb of string | Cccccccccccccc;;
type u = { aaaaaaaaaaaaaaaaaaaaaa : int; bbbbbbbbbbbbbbbbbbbbbbbbb : string; cccccccccccccccc : float };;
type v = (int * string * float) -> (string list -> int option) -> (int, string) result -> unit list list -> bool;;
exception X of int list;;
exception Y of (int * int) * string;;
exception Z of { code : int; text : string };;
(* Output:
type a = int
type b = int * string
type c = int -> string -> bool
type 'a d = 'a list
type ('a, 'b) e = ('a * 'b) list
type f = F
type g = G of int | H of int * string | I of (int * string) | J of g list
type h = { x : int; }
type i = { mutable y : float; z : int list; }
type 'a j = { value : 'a; next : 'a j option; }
type 'a k = Nil | Cons of 'a * 'a k
type l = L of m
and m = M of l | N
type n = { o : p; }
and p = P of n | Q
type q = A of (int -> int) * int ref
type r = B of { left : int; mutable right : string; }
type s = (int list * string array) option
type t =
    Aaaaaaaaaaaaaaaaaaaaaaaaa of int
  | Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb of string
  | Cccccccccccccc
type u = {
  aaaaaaaaaaaaaaaaaaaaaa : int;
  bbbbbbbbbbbbbbbbbbbbbbbbb : string;
  cccccccccccccccc : float;
}
type v =
    int * string * float ->
    (string list -> int option) ->
    (int, string) result -> unit list list -> bool
exception X of int list
exception Y of (int * int) * string
exception Z of { code : int; text : string; }
*)
