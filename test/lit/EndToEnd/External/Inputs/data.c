/* What data.ml declares. */

#include "mincaml.h"
#include <string.h>

/* Lists. [] is a constant, and :: the only constructor with arguments, so that
   cells have no tag. */
struct int_cell {
  int32_t head;
  const struct int_cell *tail;
};

int32_t data_sum(const struct int_cell *list) {
  int32_t sum = 0;
  for (; !min_caml_is_constant(list); list = list->tail)
    sum += list->head;
  return sum;
}

struct float_cell {
  double head;
  const struct float_cell *tail;
};

double data_total(const struct float_cell *list) {
  double sum = 0;
  for (; !min_caml_is_constant(list); list = list->tail)
    sum += list->head;
  return sum;
}

static const struct int_cell *cons(int32_t head, const struct int_cell *tail) {
  struct int_cell *cell = MINCAML_NEW(struct int_cell);
  cell->head = head;
  cell->tail = tail;
  return cell;
}

const struct int_cell *data_upto(int32_t n) {
  const struct int_cell *list = min_caml_constant(0);
  for (; n > 0; --n)
    list = cons(n, list);
  return list;
}

/* Options. */
struct int_some {
  int32_t value;
};

struct string_cell {
  const char *head;
  const struct string_cell *tail;
};

const struct int_some *data_find(const struct string_cell *list,
                                 const char *name) {
  for (int32_t i = 0; !min_caml_is_constant(list); list = list->tail, ++i)
    if (strcmp(list->head, name) == 0) {
      struct int_some *some = MINCAML_NEW(struct int_some);
      some->value = i;
      return some;
    }
  return min_caml_constant(0);
}

struct float_some {
  double value;
};

double data_get(const struct float_some *option, double otherwise) {
  return min_caml_is_constant(option) ? otherwise : option->value;
}

/* A result: both constructors have arguments, so that objects have tags. */
enum { OK, ERROR };
struct ok {
  int32_t tag;
  int32_t value;
};
struct error {
  int32_t tag;
  const char *value;
};

const void *data_half(int32_t n) {
  if (n % 2) {
    char *text = min_caml_String_create(3);
    memcpy(text, "odd", 3);
    struct error *error = MINCAML_NEW(struct error);
    error->tag = ERROR;
    error->value = text;
    return error;
  }
  struct ok *ok = MINCAML_NEW(struct ok);
  ok->tag = OK;
  ok->value = n / 2;
  return ok;
}

/* An enumeration is an int. */
enum color { RED, GREEN, BLUE };

int32_t data_next(int32_t color) { return color == BLUE ? RED : color + 1; }

/* Records. Only fields that are mutable may be changed. */
struct point {
  int32_t x;
  double y;
};

const struct point *data_move(const struct point *p, double by) {
  struct point *moved = MINCAML_NEW(struct point);
  moved->x = p->x + 41;
  moved->y = p->y + by;
  return moved;
}

void data_raise(struct point *p) { p->y *= 2; }

/* A variant with constants and objects. */
enum { EMPTY, UNKNOWN };
enum { CIRCLE, RECTANGLE, MARKED };
struct circle {
  int32_t tag;
  double radius;
};
struct rectangle {
  int32_t tag;
  int32_t width;
  int32_t height;
  int32_t color;
};
struct marked { /* unit takes no space */
  int32_t tag;
  const void *shape;
  int32_t mark;
};

double data_area(const void *shape) {
  if (min_caml_is_constant(shape))
    return min_caml_constant_tag(shape) == EMPTY ? 0 : -1;
  switch (min_caml_tag(shape)) {
  case CIRCLE: {
    const struct circle *circle = shape;
    return 3 * circle->radius * circle->radius;
  }
  case RECTANGLE: {
    const struct rectangle *rectangle = shape;
    return rectangle->width * rectangle->height;
  }
  default:
    return data_area(((const struct marked *)shape)->shape);
  }
}

const void *data_scale(const void *shape, int32_t by) {
  if (min_caml_is_constant(shape))
    return min_caml_constant(UNKNOWN - min_caml_constant_tag(shape));
  switch (min_caml_tag(shape)) {
  case CIRCLE: {
    struct circle *circle = MINCAML_NEW(struct circle);
    *circle = *(const struct circle *)shape;
    circle->radius *= by;
    return circle;
  }
  case RECTANGLE: {
    struct rectangle *rectangle = MINCAML_NEW(struct rectangle);
    *rectangle = *(const struct rectangle *)shape;
    rectangle->width *= by;
    rectangle->color = data_next(rectangle->color);
    return rectangle;
  }
  default: {
    struct marked *marked = MINCAML_NEW(struct marked);
    *marked = *(const struct marked *)shape;
    marked->shape = data_scale(marked->shape, by);
    marked->mark = !marked->mark;
    return marked;
  }
  }
}

/* A recursive type. */
struct node {
  const struct node *left;
  int32_t value;
  const struct node *right;
};

const struct node *data_insert(const struct node *tree, int32_t value) {
  struct node *node;
  if (min_caml_is_constant(tree)) {
    node = MINCAML_NEW(struct node);
    node->left = node->right = min_caml_constant(0);
    node->value = value;
    return node;
  }
  if (value == tree->value)
    return tree;
  node = MINCAML_NEW(struct node);
  *node = *tree;
  if (value < tree->value)
    node->left = data_insert(tree->left, value);
  else
    node->right = data_insert(tree->right, value);
  return node;
}

const struct int_cell *data_colors(const int32_t *colors) {
  const struct int_cell *list = min_caml_constant(0);
  for (int32_t i = min_caml_array_length(colors); i > 0; --i)
    list = cons(colors[i - 1], list);
  return list;
}
