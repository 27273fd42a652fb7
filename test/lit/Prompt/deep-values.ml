(* RUN: %compare-prompt %s
*)
type n = Z | S of n;;
let rec make k = if k = 0 then Z else S (make (k - 1));;
make 5;;
make 30;;
make 150;;
let rec nest k = if k = 0 then [] else [nest' (k - 1)] and nest' k = k;;
type r = { self : r option; id : int };;
let rec chain k = { self = (if k = 0 then None else Some (chain (k - 1))); id = k };;
chain 3;;
chain 40;;
type t = T of t list;;
let rec wide k = if k = 0 then T [] else T [wide (k - 1); wide (k - 1)];;
wide 3;;
wide 8;;
(* Output:
type n = Z | S of n
val make : int -> n = <fun>
- : n = S (S (S (S (S Z))))
- : n =
S
 (S
   (S
     (S
       (S
         (S
           (S
             (S
               (S
                 (S
                   (S
                     (S
                       (S
                         (S
                           (S
                             (S
                               (S
                                 (S
                                   (S
                                     (S
                                       (S
                                         (S (S (S (S (S (S (S (S (S Z)))))))))))))))))))))))))))))
- : n =
S
 (S
   (S
     (S
       (S
         (S
           (S
             (S
               (S
                 (S
                   (S
                     (S
                       (S
                         (S
                           (S
                             (S
                               (S
                                 (S
                                   (S
                                     (S
                                       (S
                                         (S
                                           (S
                                             (S
                                               (S
                                                 (S
                                                   (S
                                                     (S
                                                       (S
                                                         (S
                                                           (S
                                                             (S
                                                               (S
                                                                 (S
                                                                   (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S
                                                                    (S ...))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))
val nest : int -> int list = <fun>
val nest' : int -> int = <fun>
type r = { self : r option; id : int; }
val chain : int -> r = <fun>
- : r =
{self =
  Some {self = Some {self = Some {self = None; id = 0}; id = 1}; id = 2};
 id = 3}
- : r =
{self =
  Some
   {self =
     Some
      {self =
        Some
         {self =
           Some
            {self =
              Some
               {self =
                 Some
                  {self =
                    Some
                     {self =
                       Some
                        {self =
                          Some
                           {self =
                             Some
                              {self =
                                Some
                                 {self =
                                   Some
                                    {self =
                                      Some
                                       {self =
                                         Some
                                          {self =
                                            Some
                                             {self =
                                               Some
                                                {self =
                                                  Some
                                                   {self =
                                                     Some
                                                      {self =
                                                        Some
                                                         {self =
                                                           Some
                                                            {self =
                                                              Some
                                                               {self =
                                                                 Some
                                                                  {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    Some
                                                                    {self =
                                                                    None;
                                                                    id = 0};
                                                                    id = 1};
                                                                    id = 2};
                                                                    id = 3};
                                                                    id = 4};
                                                                    id = 5};
                                                                    id = 6};
                                                                    id = 7};
                                                                    id = 8};
                                                                    id = 9};
                                                                    id = 10};
                                                                    id = 11};
                                                                    id = 12};
                                                                    id = 13};
                                                                    id = 14};
                                                                    id = 15};
                                                                    id = 16};
                                                                    id = 17};
                                                                   id = 18};
                                                                id = 19};
                                                             id = 20};
                                                          id = 21};
                                                       id = 22};
                                                    id = 23};
                                                 id = 24};
                                              id = 25};
                                           id = 26};
                                        id = 27};
                                     id = 28};
                                  id = 29};
                               id = 30};
                            id = 31};
                         id = 32};
                      id = 33};
                   id = 34};
                id = 35};
             id = 36};
          id = 37};
       id = 38};
    id = 39};
 id = 40}
type t = T of t list
val wide : int -> t = <fun>
- : t =
T [T [T [T []; T []]; T [T []; T []]]; T [T [T []; T []]; T [T []; T []]]]
- : t =
T
 [T
   [T
     [T
       [T
         [T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]];
          T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]]];
        T
         [T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]];
          T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]]]];
      T
       [T
         [T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]];
          T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]]];
        T
         [T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]];
          T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]]]]];
    T
     [T
       [T
         [T
           [T [T [T []; T []]; T [T []; T []]];
            T [T [T []; T []]; T [T []; T []]]];
          T [T [T [...]; ...]; ...]; ...];
        ...];
      ...];
    ...];
  ...]
*)
