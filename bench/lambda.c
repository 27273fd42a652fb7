/* An interpreter of a lambda calculus; see lambda.ml. */

#include <setjmp.h>

#include "arena.h"
#include "mincaml_print.h"

typedef struct term {
  /* clang-format off */
  enum { Int, Var, Fun, Apply, Add, Sub, Less, If, Fix, Pair, First, Second } kind;
  /* clang-format on */
  int number;
  const struct term *a, *b, *c;
} term;

typedef struct value {
  enum { Number, Closure, Recursive, Both } kind;
  int number;
  const void *first, *second; /* for Closure: the body and the environment */
} value;

typedef struct environment {
  const value *head;
  const struct environment *tail;
} environment;

static jmp_buf wrong;

static const value *number(int n) {
  value *v = allocate(offsetof(value, first));
  v->kind = Number;
  v->number = n;
  return v;
}

static const value *pair(int kind, const void *first, const void *second) {
  value *v = allocate(sizeof *v);
  v->kind = kind;
  v->first = first;
  v->second = second;
  return v;
}

static const environment *bind(const value *head, const environment *tail) {
  environment *e = allocate(sizeof *e);
  e->head = head;
  e->tail = tail;
  return e;
}

static int to_number(const value *v) {
  if (v->kind != Number)
    longjmp(wrong, 1);
  return v->number;
}

static const value *eval(const environment *env, const term *t) {
  for (;;)
    switch (t->kind) {
    case Int:
      return number(t->number);
    case Var:
      for (int n = t->number; n > 0 && env; n--)
        env = env->tail;
      if (!env)
        longjmp(wrong, 1);
      return env->head;
    case Fun:
    case Fix:
      return pair(t->kind == Fun ? Closure : Recursive, t->a, env);
    case Apply: {
      const value *f = eval(env, t->a), *a = eval(env, t->b);
      if (f->kind != Closure && f->kind != Recursive)
        longjmp(wrong, 1);
      t = f->first;
      env = f->kind == Recursive ? bind(f, f->second) : f->second;
      env = bind(a, env);
      break;
    }
    case Add:
    case Sub:
    case Less: {
      int a = to_number(eval(env, t->a)), b = to_number(eval(env, t->b));
      return number(t->kind == Add ? a + b : t->kind == Sub ? a - b : a < b);
    }
    case If: {
      const value *c = eval(env, t->a);
      t = c->kind == Number && c->number == 0 ? t->c : t->b;
      break;
    }
    case Pair: {
      const value *a = eval(env, t->a);
      return pair(Both, a, eval(env, t->b));
    }
    default: {
      const value *v = eval(env, t->a);
      if (v->kind != Both)
        longjmp(wrong, 1);
      return t->kind == First ? v->first : v->second;
    }
    }
}

static const term *leaf(int kind, int n) {
  term *t = allocate(offsetof(term, a));
  t->kind = kind;
  t->number = n;
  return t;
}

static const term *node(int kind, const term *a, const term *b, const term *c) {
  term *t = allocate(sizeof *t);
  t->kind = kind;
  t->a = a;
  t->b = b;
  t->c = c;
  return t;
}

static const term *var(int n) { return leaf(Var, n); }
static const term *fun(const term *t) { return node(Fun, t, NULL, NULL); }
static const term *apply(const term *f, const term *a) {
  return node(Apply, f, a, NULL);
}
static const term *op(int kind, const term *a, const term *b) {
  return node(kind, a, b, NULL);
}

/* Binds the ints from n to 6 to variables of the body. */
static const term *bind_ints(int n, const term *body) {
  return n > 6 ? body : apply(fun(bind_ints(n + 1, body)), leaf(Int, n));
}

static void run(const term *t) {
  print_int(to_number(eval(NULL, t)));
  print_newline();
}

static const term *to_int(const term *n) {
  const term *successor = fun(op(Add, var(0), leaf(Int, 1)));
  return apply(apply(n, successor), leaf(Int, 0));
}

int main(void) {
  const term *less = op(Less, var(0), var(6));
  const term *before = apply(var(1), op(Sub, var(0), var(6)));
  const term *calls = op(Add, apply(var(1), op(Sub, var(0), var(7))), before);
  const term *fix = node(Fix, node(If, less, var(0), calls), NULL, NULL);
  const term *fib = bind_ints(1, fix);

  const term *rest = apply(var(1), op(Sub, var(0), leaf(Int, 1)));
  const term *list = node(If, var(0), op(Pair, var(0), rest), leaf(Int, 0));
  const term *down = node(Fix, list, NULL, NULL);

  const term *next = apply(var(3), op(Sub, var(2), leaf(Int, 1)));
  const term *total = op(Add, var(0), op(First, var(1), NULL));
  const term *call = apply(apply(next, op(Second, var(1), NULL)), total);
  const term *body = fun(fun(node(If, var(2), call, var(0))));
  const term *sum = node(Fix, body, NULL, NULL), *length = leaf(Int, 20000);

  const term *two = fun(fun(apply(var(1), apply(var(1), var(0)))));
  const term *times = fun(fun(fun(apply(var(2), apply(var(1), var(0))))));
  const term *square = fun(apply(apply(times, var(0)), var(0)));
  const term *four = apply(apply(times, two), two);

  if (setjmp(wrong)) {
    fputs("wrong\n", stdout);
    return 0;
  }
  run(apply(fib, leaf(Int, 31)));
  for (int i = 0; i < 3; i++)
    run(apply(apply(apply(sum, length), apply(down, length)), leaf(Int, 0)));
  run(to_int(apply(square, apply(square, apply(square, two)))));
  run(to_int(apply(square, apply(square, apply(square, four)))));
  eval(NULL, apply(leaf(Int, 1), leaf(Int, 2)));
  fputs("right\n", stdout);
  return 0;
}
