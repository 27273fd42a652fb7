/* A ray tracer whose state is in arrays of three floats; see spheres.ml. */

#include <math.h>
#include <stdbool.h>

#include "mincaml_print.h"

enum { size = 160, spheres = 12, depth = 4 };

static void set(double *v, double x, double y, double z) {
  v[0] = x;
  v[1] = y;
  v[2] = z;
}

static void copy(double *v, const double *w) {
  v[0] = w[0];
  v[1] = w[1];
  v[2] = w[2];
}

static double dot(const double *v, const double *w) {
  return v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
}

static void subtract(double *v, const double *w) {
  v[0] -= w[0];
  v[1] -= w[1];
  v[2] -= w[2];
}

static void accumulate(double *v, double f, const double *w) {
  v[0] += f * w[0];
  v[1] += f * w[1];
  v[2] += f * w[2];
}

static void normalize(double *v) {
  double f = 1.0 / sqrt(dot(v, v));
  v[0] *= f;
  v[1] *= f;
  v[2] *= f;
}

static double centers[spheres][3], radii[spheres], mirror[spheres];
static double light[3], eye[3];

static double start[3], direction[3], point[3], normal[3], offset[3];
static double shadow[3], distance, brightness;
static int hit;

static void make_scene(void) {
  for (int i = 0; i < spheres; i++) {
    double radius = 0.4 + (double)(i % 3) * 0.15;
    set(centers[i], (double)i / 2.0 - 2.75, radius - 1.0,
        4.0 + (double)(i * 5 % 7) * 0.6);
    radii[i] = radius;
    mirror[i] = 0.2 + (double)(i % 4) * 0.2;
  }
}

static double meet(int i, const double *p, const double *d) {
  copy(offset, centers[i]);
  subtract(offset, p);
  double along = dot(offset, d);
  if (along <= 0.0)
    return -1.0;
  double discriminant =
      along * along - dot(offset, offset) + radii[i] * radii[i];
  if (discriminant <= 0.0)
    return -1.0;
  return along - sqrt(discriminant);
}

static void trace(const double *p, const double *d) {
  distance = 1000.0;
  hit = -1;
  for (int i = 0; i < spheres; i++) {
    double t = meet(i, p, d);
    if (t > 0.0001 && t < distance) {
      distance = t;
      hit = i;
    }
  }
  if (d[1] < -0.0001) {
    double t = (-1.0 - p[1]) / d[1];
    if (t > 0.0001 && t < distance) {
      distance = t;
      hit = spheres;
    }
  }
}

static bool is_shadowed(const double *p, const double *d) {
  for (int i = 0; i < spheres; i++)
    if (meet(i, p, d) > 0.0001)
      return true;
  return false;
}

static bool even(double x) { return (int)floor(x) % 2 == 0; }

static double floor_colour(const double *p) {
  return even(p[0] + 100.0) == even(p[2] + 100.0) ? 0.9 : 0.2;
}

static void follow(int left, double weight) {
  trace(start, direction);
  int i = hit;
  if (i < 0) {
    brightness += weight * (0.3 + 0.3 * direction[1]);
    return;
  }
  copy(point, start);
  accumulate(point, distance, direction);
  if (i == spheres)
    set(normal, 0.0, 1.0, 0.0);
  else {
    copy(normal, point);
    subtract(normal, centers[i]);
    normalize(normal);
  }
  copy(shadow, light);
  subtract(shadow, point);
  normalize(shadow);
  double colour = i == spheres ? floor_colour(point) : 0.7;
  double reflection = i == spheres ? 0.1 : mirror[i];
  double slope = dot(normal, shadow);
  double lit = 0.1;
  if (slope > 0.0 && !is_shadowed(point, shadow))
    lit = 0.1 + 0.9 * slope;
  brightness += weight * (1.0 - reflection) * colour * lit;
  if (left > 0) {
    copy(start, point);
    accumulate(direction, -2.0 * dot(direction, normal), normal);
    follow(left - 1, weight * reflection);
  }
}

int main(void) {
  set(light, -6.0, 8.0, -4.0);
  set(eye, 0.0, 0.3, -1.0);
  make_scene();
  print_byte('P');
  print_byte('5');
  print_byte('\n');
  print_int(size);
  print_byte(' ');
  print_int(size);
  print_byte('\n');
  print_int(255);
  print_byte('\n');
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++) {
      copy(start, eye);
      set(direction, (double)(2 * x - size) / (double)size,
          (double)(size - 2 * y) / (double)size, 1.5);
      normalize(direction);
      brightness = 0.0;
      follow(depth, 1.0);
      int value = (int)(brightness * 255.0);
      print_byte(value > 255 ? 255 : value);
    }
  return 0;
}
