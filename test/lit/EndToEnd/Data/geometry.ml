(* Points, segments and polygons; a convex hull.
   RUN: %everywhere %s
*)
type point = { x : float; y : float }
type segment = { from : point; upto : point }
type shape =
  | Dot of point
  | Segment of segment
  | Disc of point * float
  | Polygon of point list
type orientation = Left | Right | Straight

let origin = { x = 0.; y = 0. }
let pi = 4.0 *. atan 1.0
let sq a = a *. a
let distance p q = sqrt (sq (p.x -. q.x) +. sq (p.y -. q.y))

let orientation a b c =
  let d = (b.x -. a.x) *. (c.y -. a.y) -. (b.y -. a.y) *. (c.x -. a.x) in
  if d > 0. then Left else if d < 0. then Right else Straight

let rec pairs = function
  | a :: (b :: _ as rest) -> (a, b) :: pairs rest
  | [] | [_] -> []

let close = function [] -> [] | p :: _ as l -> l @ [p]

let perimeter = function
  | Dot _ -> 0.
  | Segment { from; upto } -> distance from upto
  | Disc (_, r) -> 2. *. pi *. r
  | Polygon ps -> List.fold_left (fun s (a, b) -> s +. distance a b) 0. (pairs (close ps))

let area = function
  | Dot _ | Segment _ -> 0.
  | Disc (_, r) -> pi *. sq r
  | Polygon ps ->
    let twice =
      List.fold_left (fun s (a, b) -> s +. (a.x *. b.y -. b.x *. a.y)) 0. (pairs (close ps))
    in
    abs_float twice /. 2.

let translate dx dy shape =
  let move p = { x = p.x +. dx; y = p.y +. dy } in
  match shape with
  | Dot p -> Dot (move p)
  | Segment s -> Segment { from = move s.from; upto = move s.upto }
  | Disc (c, r) -> Disc (move c, r)
  | Polygon ps -> Polygon (List.map move ps)

let bounding_box = function
  | Dot p -> Some (p, p)
  | Segment { from = a; upto = b } ->
    Some ({ x = min a.x b.x; y = min a.y b.y }, { x = max a.x b.x; y = max a.y b.y })
  | Disc ({ x; y }, r) -> Some ({ x = x -. r; y = y -. r }, { x = x +. r; y = y +. r })
  | Polygon [] -> None
  | Polygon (first :: rest) ->
    let low a b = { x = min a.x b.x; y = min a.y b.y }
    and high a b = { x = max a.x b.x; y = max a.y b.y } in
    Some (List.fold_left low first rest, List.fold_left high first rest)

let hull points =
  let rec push chain p =
    match chain with
    | b :: a :: rest when orientation a b p <> Left -> push (a :: rest) p
    | _ -> p :: chain
  in
  let half ps = List.tl (List.fold_left push [] ps) in
  let sorted = List.sort compare points in
  match sorted with
  | [] | [_] -> sorted
  | _ -> List.rev_append (half sorted) (List.rev (half (List.rev sorted)))

let show { x; y } = Printf.sprintf "(%g, %g)" x y

let describe s =
  let kind = match s with
    | Dot p when p = origin -> "origin"
    | Dot _ -> "dot"
    | Segment { from; upto } when from = upto -> "degenerate segment"
    | Segment _ -> "segment"
    | Disc _ -> "disc"
    | Polygon [_; _; _] -> "triangle"
    | Polygon [a; b; c; d] when distance a c = distance b d -> "rectangle or trapezium"
    | Polygon l -> string_of_int (List.length l) ^ "-gon"
  in
  Printf.printf "%s: perimeter %.3f, area %.3f, box %s\n" kind (perimeter s) (area s)
    (match bounding_box s with
     | None -> "none"
     | Some (a, b) -> show a ^ "-" ^ show b)

let p x y = { x; y }

let () =
  let square = Polygon [p 0. 0.; p 2. 0.; p 2. 2.; p 0. 2.] in
  let shapes = [
    Dot origin; Dot (p 1. 2.); Segment { from = origin; upto = p 3. 4. };
    Segment { from = origin; upto = origin }; Disc (p 1. 1., 0.5); square;
    Polygon [p 0. 0.; p 4. 0.; p 0. 3.]; Polygon [];
    translate 1. (-1.) square ] in
  List.iter describe shapes;
  let total = List.fold_left (fun s x -> s +. area x) 0. shapes in
  Printf.printf "total %.4f\n" total;
  let points = [p 0. 0.; p 1. 1.; p 2. 2.; p 4. 0.; p 4. 4.; p 0. 4.; p 2. 3.; p 3. 1.; p 2. 0.] in
  print_endline (String.concat " " (List.map show (hull points)))

(* >>> output
origin: perimeter 0.000, area 0.000, box (0, 0)-(0, 0)
dot: perimeter 0.000, area 0.000, box (1, 2)-(1, 2)
segment: perimeter 5.000, area 0.000, box (0, 0)-(3, 4)
degenerate segment: perimeter 0.000, area 0.000, box (0, 0)-(0, 0)
disc: perimeter 3.142, area 0.785, box (0.5, 0.5)-(1.5, 1.5)
rectangle or trapezium: perimeter 8.000, area 4.000, box (0, 0)-(2, 2)
triangle: perimeter 12.000, area 6.000, box (0, 0)-(4, 3)
0-gon: perimeter 0.000, area 0.000, box none
rectangle or trapezium: perimeter 8.000, area 4.000, box (1, -1)-(3, 1)
total 14.7854
(0, 0) (4, 0) (4, 4) (0, 4)
<<< *)
