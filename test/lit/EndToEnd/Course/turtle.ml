(* A program of a first course.
   RUN: %everywhere %s
*)
(* A turtle on a char matrix, with commands as a data type. *)

type direction = North | East | South | West

type command =
  | Forward of int
  | Left
  | Right
  | Pen of char option
  | Repeat of int * command list
  | Call of string

type turtle = { x : int; y : int; dir : direction; pen : char option }

let right_of = function North -> East | East -> South | South -> West | West -> North
let left_of d = d |> right_of |> right_of |> right_of

let delta = function
  | North -> 0, -1
  | South -> 0, 1
  | East -> 1, 0
  | West -> -1, 0

let letter = function North -> 'N' | East -> 'E' | South -> 'S' | West -> 'W'

exception Out_of_paper of turtle

let width = 24 and height = 9

let procedures : (string * command list) list ref = ref []
let define name body = procedures := (name, body) :: !procedures

let draw paper t =
  match t.pen with
  | None -> ()
  | Some c -> paper.(t.y).(t.x) <- c

let rec run paper t = function
  | [] -> t
  | cmd :: rest ->
    let t' =
      match cmd with
      | Left -> { t with dir = left_of t.dir }
      | Right -> { t with dir = right_of t.dir }
      | Pen p -> { t with pen = p }
      | Forward 0 -> t
      | Forward n when n > 0 ->
        let dx, dy = delta t.dir in
        draw paper t;
        let t' = { t with x = t.x + dx; y = t.y + dy } in
        if t'.x < 0 || t'.x >= width || t'.y < 0 || t'.y >= height then raise (Out_of_paper t');
        draw paper t';
        run paper t' [ Forward (n - 1) ]
      | Forward n -> invalid_arg ("forward " ^ string_of_int n)
      | Repeat (n, body) ->
        let cur = ref t in
        for _ = 1 to n do cur := run paper !cur body done;
        !cur
      | Call name -> run paper t (List.assoc name !procedures)
    in
    run paper t' rest

let print paper =
  let border = "+" ^ String.make width '-' ^ "+" in
  print_endline border;
  Array.iter
    (fun row ->
       print_char '|';
       Array.iter print_char row;
       print_string "|\n")
    paper;
  print_endline border

let start = { x = 1; y = 1; dir = East; pen = Some '*' }

let demo title program =
  Printf.printf "%s\n" title;
  let paper = Array.make_matrix height width ' ' in
  (match run paper start program with
   | t -> Printf.printf "at (%d, %d) facing %c\n" t.x t.y (letter t.dir)
   | exception Out_of_paper { x; y; dir; _ } ->
     Printf.printf "fell off at (%d, %d) going %c\n" x y (letter dir)
   | exception Not_found -> print_endline "unknown procedure"
   | exception Invalid_argument m -> Printf.printf "bad command: %s\n" m);
  print paper

let () =
  define "square" [ Repeat (4, [ Forward 4; Right ]) ];
  define "hop" [ Pen None; Forward 6; Pen (Some 'o') ];
  define "stair" [ Forward 2; Right; Forward 1; Left ];
  demo "a square" [ Call "square" ];
  demo "three squares" [ Call "square"; Repeat (2, [ Call "hop"; Call "square" ]) ];
  demo "stairs" [ Repeat (7, [ Call "stair" ]) ];
  demo "too far" [ Repeat (9, [ Call "stair" ]) ];
  demo "typo" [ Forward 3; Call "sqare" ];
  demo "backwards" [ Forward 3; Pen (Some '#'); Right; Forward 2; Forward (-1) ];
  let spiral = List.concat_map (fun n -> [ Forward (3 * n); Right; Forward n; Right ]) [ 7; 5; 3; 1 ] in
  demo "spiral" spiral

(* >>> output
a square
at (1, 1) facing E
+------------------------+
|                        |
| *****                  |
| *   *                  |
| *   *                  |
| *   *                  |
| *****                  |
|                        |
|                        |
|                        |
+------------------------+
three squares
at (13, 1) facing E
+------------------------+
|                        |
| ***** ooooo ooooo      |
| *   * o   o o   o      |
| *   * o   o o   o      |
| *   * o   o o   o      |
| ***** ooooo ooooo      |
|                        |
|                        |
|                        |
+------------------------+
stairs
at (15, 8) facing E
+------------------------+
|                        |
| ***                    |
|   ***                  |
|     ***                |
|       ***              |
|         ***            |
|           ***          |
|             ***        |
|               *        |
+------------------------+
too far
fell off at (17, 9) going S
+------------------------+
|                        |
| ***                    |
|   ***                  |
|     ***                |
|       ***              |
|         ***            |
|           ***          |
|             ***        |
|               ***      |
+------------------------+
typo
unknown procedure
+------------------------+
|                        |
| ****                   |
|                        |
|                        |
|                        |
|                        |
|                        |
|                        |
|                        |
+------------------------+
backwards
bad command: forward -1
+------------------------+
|                        |
| ***#                   |
|    #                   |
|    #                   |
|                        |
|                        |
|                        |
|                        |
|                        |
+------------------------+
spiral
at (13, 5) facing E
+------------------------+
|                        |
| ********************** |
|                      * |
|       **********     * |
|       *        *     * |
|       *     *  *     * |
|       *     ****     * |
|       *              * |
|       **************** |
+------------------------+
<<< *)
