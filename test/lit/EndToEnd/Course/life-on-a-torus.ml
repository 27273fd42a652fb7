(* A program of a first course.
   RUN: %everywhere %s
*)
(* Conway's game of life on a torus *)

type grid = { w : int; h : int; cells : Bytes.t }

let alive = '#'
let dead = '.'

let create w h = { w; h; cells = Bytes.make (w * h) dead }
let index g x y = ((y + g.h) mod g.h) * g.w + (x + g.w) mod g.w
let get g x y = Bytes.get g.cells (index g x y) = alive
let set g x y b = Bytes.set g.cells (index g x y) (if b then alive else dead)

let neighbours g x y =
    let n = ref 0 in
    for dy = -1 to 1 do
        for dx = -1 to 1 do
            if (dx, dy) <> (0, 0) && get g (x + dx) (y + dy) then incr n
        done
    done;
    !n

let step g =
    let g' = create g.w g.h in
    for y = 0 to g.h - 1 do
        for x = 0 to g.w - 1 do
            let b =
                match neighbours g x y, get g x y with
                | 3, _ | 2, true -> true
                | _ -> false
            in
            set g' x y b
        done
    done;
    g'

let population g =
    let n = ref 0 in
    Bytes.iter (fun c -> if c = alive then incr n) g.cells;
    !n

let print g =
    for y = 0 to g.h - 1 do
        print_string "  ";
        print_endline (Bytes.sub_string g.cells (y * g.w) g.w)
    done

let place g (x0, y0) pattern =
    List.iteri
        (fun dy row -> String.iteri (fun dx c -> set g (x0 + dx) (y0 + dy) (c <> ' ')) row)
        pattern

let glider = [ " * "; "  *"; "***" ]
let blinker = [ "***" ]
let block = [ "**"; "**" ]

(* period of a pattern: first k > 0 such that the grid comes back *)
let period ?(limit = 60) g =
    let rec go k cur =
        if k > limit then None
        else if Bytes.equal cur.cells g.cells then Some k
        else go (k + 1) (step cur)
    in
    go 1 (step g)

let () =
    let g = create 8 6 in
    place g (0, 0) glider;
    let cur = ref g in
    for i = 0 to 4 do
        Printf.printf "generation %d, population %d\n" i (population !cur);
        print !cur;
        cur := step !cur
    done;
    let show name pattern =
        let g = create 8 8 in
        place g (2, 2) pattern;
        match period g with
        | Some 1 -> Printf.printf "%-8s still life\n" name
        | Some k -> Printf.printf "%-8s period %d\n" name k
        | None -> Printf.printf "%-8s no period found\n" name
    in
    show "blinker" blinker;
    show "block" block;
    show "glider" glider;
    show "nothing" [];
    show "row" [ "*****" ];
    Random.init 7;
    let r = create 20 10 in
    for _ = 1 to 60 do
        set r (Random.int 20) (Random.int 10) true
    done;
    let rec run g n = if n = 0 then g else run (step g) (n - 1) in
    List.iter (fun n -> Printf.printf "soup after %2d: %d alive\n" n (population (run r n))) [0; 1; 5; 20; 50]

(* >>> output
generation 0, population 5
  .#......
  ..#.....
  ###.....
  ........
  ........
  ........
generation 1, population 5
  ........
  #.#.....
  .##.....
  .#......
  ........
  ........
generation 2, population 5
  ........
  ..#.....
  #.#.....
  .##.....
  ........
  ........
generation 3, population 5
  ........
  .#......
  ..##....
  .##.....
  ........
  ........
generation 4, population 5
  ........
  ..#.....
  ...#....
  .###....
  ........
  ........
blinker  period 2
block    still life
glider   period 32
nothing  still life
row      no period found
soup after  0: 52 alive
soup after  1: 62 alive
soup after  5: 62 alive
soup after 20: 42 alive
soup after 50: 34 alive
<<< *)
