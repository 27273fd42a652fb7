/* Symbolic differentiation; see symbolic.ml. */

#include "arena.h"
#include "mincaml_print.h"

enum kind { Const, Var, Add, Mul, Power, Sin, Cos };

typedef struct expr {
  enum kind kind;
  int number; /* Const, Var, Power */
  /* The operands.  Constants and variables are allocated without them. */
  const struct expr *a, *b;
} expr;

static const expr *make(enum kind kind, int number, const expr *a,
                        const expr *b) {
  expr *e = allocate(kind <= Var ? offsetof(expr, a) : sizeof *e);
  e->kind = kind;
  e->number = number;
  if (kind > Var) {
    e->a = a;
    e->b = b;
  }
  return e;
}

static const expr *leaf(enum kind kind, int n) {
  return make(kind, n, NULL, NULL);
}
static const expr *op(enum kind kind, const expr *a, const expr *b) {
  return make(kind, 0, a, b);
}
static const expr *raise(const expr *a, int n) {
  return make(Power, n, a, NULL);
}

static const expr *derive(int x, const expr *e) {
  if (e->kind <= Var)
    return leaf(Const, e->kind == Var && e->number == x);
  const expr *a = e->a, *b = e->b, *d = derive(x, a);
  switch (e->kind) {
  case Add:
    return op(Add, d, derive(x, b));
  case Mul:
    return op(Add, op(Mul, d, b), op(Mul, a, derive(x, b)));
  case Power:
    return op(Mul, op(Mul, leaf(Const, e->number), raise(a, e->number - 1)), d);
  case Sin:
    return op(Mul, op(Cos, a, NULL), d);
  default:
    return op(Mul, op(Mul, leaf(Const, -1), op(Sin, a, NULL)), d);
  }
}

/* A constant modulo a prime. */
static const expr *reduce(int n) { return leaf(Const, n % 32749); }

static int is_const(const expr *e, int n) {
  return e->kind == Const && e->number == n;
}
static int has_const(const expr *e, enum kind kind) {
  return e->kind == kind && e->a->kind == Const;
}

static const expr *add(const expr *a, const expr *b) {
  if (a->kind == Const && b->kind == Const)
    return reduce(a->number + b->number);
  if (is_const(a, 0) || is_const(b, 0))
    return is_const(a, 0) ? b : a;
  if (a->kind == Const && has_const(b, Add))
    return op(Add, reduce(a->number + b->a->number), b->b);
  if (has_const(a, Add) && b->kind == Const)
    return op(Add, reduce(a->a->number + b->number), a->b);
  if (b->kind == Const)
    return op(Add, b, a);
  return a->kind == Add ? op(Add, a->a, op(Add, a->b, b)) : op(Add, a, b);
}

static const expr *mul(const expr *a, const expr *b) {
  if (a->kind == Const && b->kind == Const)
    return reduce(a->number * b->number);
  if (is_const(a, 0) || is_const(b, 0))
    return leaf(Const, 0);
  if (is_const(a, 1) || is_const(b, 1))
    return is_const(a, 1) ? b : a;
  if (a->kind == Const && has_const(b, Mul))
    return mul(reduce(a->number * b->a->number), b->b);
  if (b->kind == Const)
    return mul(b, a);
  if (has_const(a, Mul))
    return mul(a->a, mul(a->b, b));
  if (has_const(b, Mul))
    return mul(b->a, mul(a, b->b));
  int m = a->kind == Power ? a->number : 1;
  int n = b->kind == Power ? b->number : 1;
  const expr *x = a->kind == Power ? a->a : a, *y = b->kind == Power ? b->a : b;
  if ((a->kind == Power || b->kind == Power) && x->kind == Var &&
      y->kind == Var && x->number == y->number)
    return raise(x, m + n);
  return op(Mul, a, b);
}

static const expr *simplify(const expr *e) {
  if (e->kind <= Var)
    return e;
  const expr *a = simplify(e->a);
  if (e->kind == Add)
    return add(a, simplify(e->b));
  if (e->kind == Mul)
    return mul(a, simplify(e->b));
  if (e->kind != Power)
    return is_const(a, 0) ? leaf(Const, e->kind == Cos) : op(e->kind, a, NULL);
  if (e->number == 0)
    return leaf(Const, 1);
  if (e->number == 1 || is_const(a, 0) || is_const(a, 1))
    return a;
  return a->kind == Power ? raise(a->a, a->number * e->number)
                          : raise(a, e->number);
}

static int checksum(const expr *e) {
  static const int factors[] = {0, 0, 5, 7, 11, 13, 17};
  if (e->kind <= Var)
    return e->kind == Const ? e->number : e->number + 3;
  int n = e->kind <= Mul ? checksum(e->b) : e->kind == Power ? e->number : 0;
  return (checksum(e->a) * factors[e->kind] + n) & 1048575;
}

static int derivatives(int n, const expr *e) {
  for (; n > 0; n--)
    e = simplify(derive(n & 1, e));
  return checksum(e);
}

int main(void) {
  const expr *x = leaf(Var, 0), *y = leaf(Var, 1), *sum = op(Add, x, y);
  const expr *power = op(Mul, raise(x, 5), op(Cos, sum, NULL));
  const expr *other = op(Add, op(Mul, leaf(Const, -1), x), y);
  const expr *product = op(Mul, op(Sin, x, NULL), op(Cos, y, NULL));
  const expr *expressions[] = {
      raise(op(Add, x, op(Mul, leaf(Const, 2), y)), 12),
      op(Sin, op(Mul, x, sum), NULL), op(Mul, power, op(Sin, y, NULL)),
      op(Cos, product, NULL), op(Mul, raise(sum, 7), raise(other, 6))};
  for (int i = 0; i < 5; i++) {
    print_int(derivatives(9, expressions[i]));
    print_byte(' ');
  }
  print_newline();
  int total = 0;
  for (int n = 2000; n > 0; n--) {
    for (int i = 0; i < 5; i++)
      total += derivatives(5, expressions[i]);
    total &= 1048575;
  }
  print_int(total);
  print_newline();
  return 0;
}
