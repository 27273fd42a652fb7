(* Constructors whose arguments are inline records.
   RUN: %everywhere %s
*)
type shape =
  | Circle of { x : float; y : float; radius : float }
  | Box of { x : float; y : float; width : float; height : float }
  | Group of { name : string; parts : shape list }
  | Origin

let rec area = function
  | Circle { radius; _ } -> 3.0 *. radius *. radius
  | Box { width; height; _ } -> width *. height
  | Group { parts; _ } -> List.fold_left (fun sum s -> sum +. area s) 0.0 parts
  | Origin -> 0.0

let rec move dx dy = function
  | Circle { x; y; radius } -> Circle { x = x +. dx; y = y +. dy; radius }
  | Box { x; y; width; height } -> Box { x = x +. dx; y = y +. dy; width; height }
  | Group { name; parts } -> Group { name = name ^ "'"; parts = List.map (move dx dy) parts }
  | Origin -> Circle { x = dx; y = dy; radius = 0.0 }

let rec show = function
  | Circle { x; y; radius = r } -> Printf.sprintf "circle %.1f,%.1f r=%.1f" x y r
  | Box { width = w; height = h; x; y } when w = h -> Printf.sprintf "square %.1f,%.1f a=%.1f" x y w
  | Box { x; y; width = w; height = h } -> Printf.sprintf "box %.1f,%.1f %.1fx%.1f" x y w h
  | Group { parts = []; name } -> name ^ " (empty)"
  | Group { name; parts } -> name ^ " {" ^ String.concat "; " (List.map show parts) ^ "}"
  | Origin -> "origin"

let () =
  let circle = Circle { x = 1.0; y = 2.0; radius = 2.0 } in
  let box = Box { height = 3.0; width = 4.0; x = 0.0; y = -1.0 } in
  let square = Box { x = 0.0; y = 0.0; width = 5.0; height = 5.0 } in
  let all = Group { name = "all"; parts = [circle; Group { name = "boxes"; parts = [box; square] }; Origin] } in
  print_endline (show all);
  print_endline (show (move 1.0 0.5 all));
  print_endline (show (Group { name = "none"; parts = [] }));
  Printf.printf "%.2f %.2f %.2f\n" (area circle) (area box) (area all);
  Printf.printf "%b %b %b\n" (move 0.0 0.0 box = box) (circle < box) (Origin < circle)
