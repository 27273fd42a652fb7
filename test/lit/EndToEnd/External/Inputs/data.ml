(* Lists, options, results, records and variants that C functions take and return. *)

type color = Red | Green | Blue
type point = { x : int; mutable y : float }
type shape =
  | Empty
  | Unknown
  | Circle of float
  | Rectangle of { width : int; height : int; color : color }
  | Marked of unit * shape * bool
type tree = Leaf | Node of tree * int * tree

external sum : int list -> int = "data_sum"
external total : float list -> float = "data_total"
external upto : int -> int list = "data_upto"
external find : string list -> string -> int option = "data_find"
external get : float option -> float -> float = "data_get"
external half : int -> (int, string) result = "data_half"
external next : color -> color = "data_next"
external move : point -> float -> point = "data_move"
external raise_point : point -> unit = "data_raise"
external area : shape -> float = "data_area"
external scale : shape -> int -> shape = "data_scale"
external insert : tree -> int -> tree = "data_insert"
external colors : color array -> color list = "data_colors"

let line s = print_endline s
let int n = line (string_of_int n)
let float x = line (string_of_float x)

let () =
  int (sum []);
  int (sum [ 1; 2; 39 ]);
  float (total [ 0.5; 1.5; 2.0 ]);
  List.iter print_int (upto 5);
  int (List.length (upto 0));
  List.iter
    (fun name ->
      match find [ "ann"; "bob"; "cid" ] name with
      | None -> line (name ^ " is not there")
      | Some i -> line (name ^ " at " ^ string_of_int i))
    [ "cid"; "dan"; "ann" ];
  float (get None 0.25);
  float (get (Some 1.75) 0.25);
  List.iter
    (fun n -> match half n with Ok h -> int h | Error e -> line e)
    [ 84; 7 ]

let name c = match c with Red -> "red" | Green -> "green" | Blue -> "blue"

let () =
  line (name (next Red) ^ name (next Green) ^ name (next Blue));
  let p = { x = 1; y = 2.5 } in
  let q = move p 0.5 in
  raise_point p;
  int q.x;
  float p.y;
  float q.y

let rec show s =
  match s with
  | Empty -> "empty"
  | Unknown -> "unknown"
  | Circle r -> string_of_float r
  | Rectangle { width; height; color } ->
      string_of_int width ^ " x " ^ string_of_int height ^ " " ^ name color
  | Marked ((), s, b) -> "marked " ^ show s ^ string_of_bool b

let () =
  List.iter
    (fun s ->
      print_float (area s);
      line (" " ^ show (scale s 3)))
    [
      Empty;
      Unknown;
      Circle 1.5;
      Rectangle { width = 2; height = 5; color = Blue };
      Marked ((), Rectangle { width = 1; height = 1; color = Green }, true);
    ]

let rec elements t = match t with Leaf -> [] | Node (l, v, r) -> elements l @ (v :: elements r)

let () =
  let t = List.fold_left insert Leaf [ 5; 2; 8; 2; 9; 1 ] in
  List.iter print_int (elements t);
  print_newline ();
  List.iter (fun c -> print_string (name c)) (colors [| Blue; Red; Green |]);
  print_newline ()
