/* The ray tracer of examples/raytracer.ml, in C.

   It reads the same scenes, does the same computations in the same order, and
   writes the same bytes.  See there for what the functions mean. */

#include "mincaml_print.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>

/* ---- Numbers ------------------------------------------------------------ */

static const double far = 1e30;
static const double epsilon = 0.0001;

static double square(double x) { return x * x; }

static double positive(double x) { return x > 0.0 ? x : 0.0; }

static double clamp(double x) { return x < 0.0 ? 0.0 : x > 1.0 ? 1.0 : x; }

static double mix(double a, double b, double t) { return a + (b - a) * t; }

static double smooth(double t) { return t * t * (3.0 - 2.0 * t); }

static double power(double x, int n) {
  if (n == 0)
    return 1.0;
  double half = power(x, n / 2);
  return n % 2 == 0 ? half * half : x * half * half;
}

static double wrap(double x, double m) { return x - m * floor(x / m); }

static double triangle(double x) {
  double w = wrap(x, 2.0);
  return w < 1.0 ? w : 2.0 - w;
}

/* ---- Vectors ------------------------------------------------------------ */

typedef struct {
  double x, y, z;
} vector;

typedef struct {
  double r, g, b;
} color;

static double dot(vector a, vector b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

static vector normalize(vector v) {
  double length = sqrt(dot(v, v));
  if (length == 0.0)
    return (vector){0.0, 1.0, 0.0};
  double scale = 1.0 / length;
  return (vector){v.x * scale, v.y * scale, v.z * scale};
}

static vector cross(vector a, vector b) {
  return (vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z,
                  a.x * b.y - a.y * b.x};
}

/* o + t * d */
static vector along(vector o, double t, vector d) {
  return (vector){o.x + t * d.x, o.y + t * d.y, o.z + t * d.z};
}

static vector difference(vector a, vector b) {
  return (vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

static void add_color(color *sum, color c, color weight) {
  sum->r += weight.r * c.r;
  sum->g += weight.g * c.g;
  sum->b += weight.b * c.b;
}

static color scale_color(color c, double s) {
  return (color){c.r * s, c.g * s, c.b * s};
}

static color mix_colors(color a, color b, double t) {
  return (color){mix(a.r, b.r, t), mix(a.g, b.g, t), mix(a.b, b.b, t)};
}

/* ---- Noise -------------------------------------------------------------- */

static double lattice[256];
static int permutation[256];

static int next_random(int seed) { return (seed * 1109 + 12345) % 65536; }

static void make_noise(void) {
  int seed = 1;
  for (int i = 0; i < 256; i++) {
    seed = next_random(seed);
    lattice[i] = (double)seed / 65536.0;
    permutation[i] = i;
  }
  seed = 2;
  for (int i = 255; i > 0; i--) {
    seed = next_random(seed);
    int j = seed / 16 * (i + 1) / 4096;
    int swapped = permutation[i];
    permutation[i] = permutation[j];
    permutation[j] = swapped;
  }
}

static int lattice_index(int i) { return i < 256 ? i : i - 256; }

/* The value between two neighbouring points in the x direction. */
static double lattice_edge(int i, int i1, double u, int j, int k) {
  int row = permutation[lattice_index(permutation[k] + j)];
  return mix(lattice[lattice_index(row + i)], lattice[lattice_index(row + i1)],
             u);
}

static double noise(double x, double y, double z) {
  double fx = floor(x), fy = floor(y), fz = floor(z);
  int i = (int)wrap(fx, 256.0);
  int j = (int)wrap(fy, 256.0);
  int k = (int)wrap(fz, 256.0);
  int i1 = lattice_index(i + 1);
  int j1 = lattice_index(j + 1);
  int k1 = lattice_index(k + 1);
  double u = smooth(x - fx), v = smooth(y - fy), w = smooth(z - fz);
  double front =
      mix(lattice_edge(i, i1, u, j, k), lattice_edge(i, i1, u, j1, k), v);
  double back =
      mix(lattice_edge(i, i1, u, j, k1), lattice_edge(i, i1, u, j1, k1), v);
  return mix(front, back, w);
}

static double turbulence(double x, double y, double z, int octaves,
                         double strength) {
  if (octaves == 0)
    return 0.0;
  return strength * noise(x, y, z) +
         turbulence(2.0 * x, 2.0 * y, 2.0 * z, octaves - 1, 0.5 * strength);
}

/* ---- The scene ---------------------------------------------------------- */

typedef enum { sun, lamp } light_kind;

typedef struct {
  light_kind kind;
  vector place;
  color shade;
  double falloff;
} light;

typedef enum {
  plain,
  checker,
  stripes,
  rings,
  gradient,
  marble,
  wood,
  clouds
} pattern;

typedef struct {
  pattern pattern;
  double scale;
  color first, second;
  double diffuse, specular;
  int shininess;
  double reflection, transparency, index, bumps;
} material;

typedef enum { sphere, plane, quadric } shape_kind;

typedef struct {
  shape_kind kind;
  int material;
  double p[16];
} shape;

static int width, height, samples, max_depth;
static vector eye, target;
static double zoom;
static color horizon, zenith;
static double ambient, haze;
static int light_count, material_count, shape_count;
static light *lights;
static material *materials;
static shape *shapes;

static void fail(const char *message) {
  fprintf(stderr, "raytracer: %s\n", message);
  exit(2);
}

static void *allocate(int count, size_t size) {
  if (count < 0)
    fail("negative size");
  void *memory = calloc(count > 0 ? (size_t)count : 1, size);
  if (!memory)
    fail("out of memory");
  return memory;
}

static int read_int(void) {
  int i;
  if (scanf("%d", &i) != 1)
    fail("integer expected");
  return i;
}

static double read_float(void) {
  double x;
  if (scanf("%lf", &x) != 1)
    fail("number expected");
  return x;
}

static vector read_vector(void) {
  vector v;
  v.x = read_float();
  v.y = read_float();
  v.z = read_float();
  return v;
}

static color read_color(void) {
  color c;
  c.r = read_float();
  c.g = read_float();
  c.b = read_float();
  return c;
}

static void read_light(light *l) {
  l->kind = (light_kind)read_int();
  l->place = read_vector();
  if (l->kind == sun)
    l->place = normalize(l->place);
  l->shade = read_color();
  l->falloff = l->kind == sun ? 0.0 : read_float();
}

static void read_material(material *m) {
  m->pattern = (pattern)read_int();
  m->scale = 1.0 / read_float();
  m->first = read_color();
  m->second = read_color();
  m->diffuse = read_float();
  m->specular = read_float();
  m->shininess = read_int();
  m->reflection = read_float();
  m->transparency = read_float();
  m->index = read_float();
  m->bumps = read_float();
}

static void read_shape(shape *s) {
  s->kind = (shape_kind)read_int();
  s->material = read_int();
  int parameters = s->kind == quadric ? 16 : 4;
  for (int i = 0; i < parameters; i++)
    s->p[i] = read_float();
  if (s->kind == plane) {
    vector normal = normalize((vector){s->p[0], s->p[1], s->p[2]});
    s->p[0] = normal.x;
    s->p[1] = normal.y;
    s->p[2] = normal.z;
  }
}

static void read_scene(void) {
  width = read_int();
  height = read_int();
  samples = read_int();
  max_depth = read_int();
  eye = read_vector();
  target = read_vector();
  zoom = read_float();
  horizon = read_color();
  zenith = read_color();
  ambient = read_float();
  haze = read_float();

  light_count = read_int();
  lights = allocate(light_count, sizeof *lights);
  for (int i = 0; i < light_count; i++)
    read_light(&lights[i]);

  material_count = read_int();
  materials = allocate(material_count, sizeof *materials);
  for (int i = 0; i < material_count; i++)
    read_material(&materials[i]);

  shape_count = read_int();
  shapes = allocate(shape_count, sizeof *shapes);
  for (int i = 0; i < shape_count; i++)
    read_shape(&shapes[i]);
}

/* ---- Intersection ------------------------------------------------------- */

static vector centre(const double *p) { return (vector){p[0], p[1], p[2]}; }

static double hit_sphere(const double *p, vector o, vector d) {
  vector v = difference(o, centre(p));
  double b = dot(v, d);
  double c = dot(v, v) - square(p[3]);
  double discriminant = square(b) - c;
  if (discriminant <= 0.0)
    return far;
  double root = sqrt(discriminant);
  double entry = -b - root;
  if (entry > epsilon)
    return entry;
  double exit = root - b;
  return exit > epsilon ? exit : far;
}

static double hit_plane(const double *p, vector o, vector d) {
  vector normal = {p[0], p[1], p[2]};
  double speed = dot(normal, d);
  if (fabs(speed) < 1e-9)
    return far;
  double t = (p[3] - dot(normal, o)) / speed;
  return t > epsilon ? t : far;
}

static bool visible_in_box(const double *p, vector o, vector d, double t) {
  if (!(t > epsilon))
    return false;
  vector v = along(o, t, d);
  return fabs(v.x) <= p[3] && fabs(v.y) <= p[4] && fabs(v.z) <= p[5];
}

static double hit_quadric(const double *p, vector o, vector d) {
  vector v = difference(o, centre(p));
  vector linear = {p[12], p[13], p[14]};
  double a = p[6] * square(d.x) + p[7] * square(d.y) + p[8] * square(d.z) +
             p[9] * d.x * d.y + p[10] * d.y * d.z + p[11] * d.z * d.x;
  double b =
      p[6] * v.x * d.x + p[7] * v.y * d.y + p[8] * v.z * d.z +
      0.5 * (p[9] * (v.x * d.y + v.y * d.x) + p[10] * (v.y * d.z + v.z * d.y) +
             p[11] * (v.z * d.x + v.x * d.z) + dot(linear, d));
  double c = p[6] * square(v.x) + p[7] * square(v.y) + p[8] * square(v.z) +
             p[9] * v.x * v.y + p[10] * v.y * v.z + p[11] * v.z * v.x +
             dot(linear, v) + p[15];
  if (fabs(a) < 1e-9) {
    if (fabs(b) < 1e-9)
      return far;
    double t = -0.5 * c / b;
    return visible_in_box(p, v, d, t) ? t : far;
  }
  double discriminant = square(b) - a * c;
  if (discriminant <= 0.0)
    return far;
  double root = sqrt(discriminant);
  double t1 = (-b - root) / a;
  double t2 = (root - b) / a;
  double first = t1 < t2 ? t1 : t2;
  double second = t1 < t2 ? t2 : t1;
  if (visible_in_box(p, v, d, first))
    return first;
  if (visible_in_box(p, v, d, second))
    return second;
  return far;
}

static double hit(const shape *s, vector o, vector d) {
  switch (s->kind) {
  case sphere:
    return hit_sphere(s->p, o, d);
  case plane:
    return hit_plane(s->p, o, d);
  default:
    return hit_quadric(s->p, o, d);
  }
}

static const shape *nearest(vector o, vector d, double *distance) {
  const shape *best = NULL;
  *distance = far;
  for (int i = 0; i < shape_count; i++) {
    double t = hit(&shapes[i], o, d);
    if (t < *distance) {
      best = &shapes[i];
      *distance = t;
    }
  }
  return best;
}

static double light_through(vector o, vector d, double distance) {
  double part = 1.0;
  for (int i = 0; i < shape_count; i++) {
    if (hit(&shapes[i], o, d) < distance) {
      double transparency = materials[shapes[i].material].transparency;
      if (transparency == 0.0)
        return 0.0;
      part = part * transparency;
    }
  }
  return part;
}

/* ---- Surfaces ----------------------------------------------------------- */

static vector normal_at(const shape *s, vector v) {
  const double *p = s->p;
  switch (s->kind) {
  case sphere: {
    double scale = 1.0 / p[3];
    return (vector){v.x * scale, v.y * scale, v.z * scale};
  }
  case plane:
    return (vector){p[0], p[1], p[2]};
  default:
    return normalize(
        (vector){2.0 * p[6] * v.x + p[9] * v.y + p[11] * v.z + p[12],
                 2.0 * p[7] * v.y + p[9] * v.x + p[10] * v.z + p[13],
                 2.0 * p[8] * v.z + p[10] * v.y + p[11] * v.x + p[14]});
  }
}

static vector tilt(vector n, vector v, double bumps) {
  const double step = 0.1;
  double here = turbulence(v.x, v.y, v.z, 2, bumps);
  double slope_x = (turbulence(v.x + step, v.y, v.z, 2, bumps) - here) / step;
  double slope_y = (turbulence(v.x, v.y + step, v.z, 2, bumps) - here) / step;
  double slope_z = (turbulence(v.x, v.y, v.z + step, 2, bumps) - here) / step;
  return normalize((vector){n.x - slope_x, n.y - slope_y, n.z - slope_z});
}

static double blend(pattern pattern, vector v) {
  switch (pattern) {
  case checker:
    return wrap(floor(v.x + 0.013) + floor(v.y + 0.013) + floor(v.z + 0.013),
                2.0);
  case stripes:
    return wrap(floor(v.x), 2.0);
  case rings:
    return wrap(floor(sqrt(square(v.x) + square(v.z))), 2.0);
  case gradient:
    return smooth(clamp(0.5 + 0.5 * v.y));
  case marble: {
    double veins =
        triangle(v.x + 0.5 * v.y + 3.0 * turbulence(v.x, v.y, v.z, 5, 0.5));
    return 1.0 - square(1.0 - veins);
  }
  case wood: {
    double warp = 0.4 * noise(v.x, v.y, v.z);
    return triangle(sqrt(square(v.x) + square(v.z)) + warp);
  }
  case clouds:
    return smooth(clamp(3.0 * turbulence(v.x, v.y, v.z, 5, 0.5) - 1.0));
  default:
    return 0.0;
  }
}

/* ---- Light -------------------------------------------------------------- */

/* Adds the sky in the direction d, with a weight, to what has been seen. */
static void see_sky(vector d, color weight, color *seen) {
  double rise = clamp(d.y);
  add_color(seen, mix_colors(horizon, zenith, rise * (2.0 - rise)), weight);
  for (int i = 0; i < light_count; i++) {
    const light *l = &lights[i];
    if (l->kind == sun) {
      double near = positive(dot(l->place, d));
      double glow = 0.25 * power(near, 32) + power(near, 1024);
      add_color(seen, scale_color(l->shade, glow), weight);
    }
  }
}

/* Computes the light that arrives at a point (*all), and the light that glossy
   surfaces reflect (*gloss). */
static void illuminate(vector p, vector n, vector d, const material *m,
                       color *all, color *gloss) {
  double base = ambient * (0.75 + 0.25 * n.y);
  *all = scale_color(mix_colors(horizon, zenith, 0.5 + 0.5 * n.y), base);
  *gloss = (color){0.0, 0.0, 0.0};
  for (int i = 0; i < light_count; i++) {
    const light *l = &lights[i];
    vector v = l->kind == sun ? l->place : difference(l->place, p);
    double squared = dot(v, v);
    double length = sqrt(squared);
    vector direction = {v.x / length, v.y / length, v.z / length};
    double facing = dot(n, direction);
    if (facing <= 0.0)
      continue;
    double distance = l->kind == sun ? far : length;
    double part =
        light_through(p, direction, distance) / (1.0 + l->falloff * squared);
    if (part <= 0.0)
      continue;
    double direct = part * facing;
    all->r += direct * l->shade.r;
    all->g += direct * l->shade.g;
    all->b += direct * l->shade.b;
    if (m->specular > 0.0) {
      vector half = difference(direction, d);
      double cosine = dot(n, half) / sqrt(dot(half, half));
      double shine = part * power(positive(cosine), m->shininess);
      gloss->r += shine * l->shade.r;
      gloss->g += shine * l->shade.g;
      gloss->b += shine * l->shade.b;
    }
  }
}

static vector refract(vector n, vector d, double bend, double facing) {
  double k = 1.0 - square(bend) * (1.0 - square(facing));
  double outward = k < 0.0 ? 2.0 * facing : bend * facing - sqrt(k);
  double ahead = k < 0.0 ? 1.0 : bend;
  return normalize((vector){ahead * d.x + outward * n.x,
                            ahead * d.y + outward * n.y,
                            ahead * d.z + outward * n.z});
}

/* ---- Tracing ------------------------------------------------------------ */

static bool matters(int depth, color weight) {
  return depth < max_depth &&
         (weight.r > 0.004 || weight.g > 0.004 || weight.b > 0.004);
}

static void trace(vector o, vector d, int depth, color weight, color *seen) {
  double distance;
  const shape *best = nearest(o, d, &distance);
  if (!best) {
    see_sky(d, weight, seen);
    return;
  }
  vector p = along(o, distance, d);
  const material *m = &materials[best->material];

  /* Haze in front of the surface. */
  double depth_of_haze = haze * square(distance);
  double hidden = depth_of_haze / (1.0 + depth_of_haze);
  add_color(seen, scale_color(horizon, hidden), weight);
  weight = scale_color(weight, 1.0 - hidden);

  /* The point on the surface and its colour. */
  vector v = best->kind == plane ? p : difference(p, centre(best->p));
  vector s = {v.x * m->scale, v.y * m->scale, v.z * m->scale};
  color surface = mix_colors(m->first, m->second, blend(m->pattern, s));

  /* The normal, turned to the side that the ray comes from. */
  vector n = normal_at(best, v);
  bool inside = dot(n, d) > 0.0;
  double side = inside ? -1.0 : 1.0;
  if (m->bumps != 0.0)
    n = tilt(n, s, m->bumps);
  n = (vector){side * n.x, side * n.y, side * n.z};
  double facing = positive(-dot(n, d));

  /* A mirror reflects more at grazing angles (Schlick's approximation). */
  double mirror = 0.0;
  if (m->reflection != 0.0)
    mirror = m->reflection + (1.0 - m->reflection) * power(1.0 - facing, 5);
  double matt = 1.0 - mirror;
  double clear = matt * m->transparency;

  color all, gloss;
  illuminate(p, n, d, m, &all, &gloss);
  color reflected = {m->diffuse * surface.r * all.r + m->specular * gloss.r,
                     m->diffuse * surface.g * all.g + m->specular * gloss.g,
                     m->diffuse * surface.b * all.b + m->specular * gloss.b};
  add_color(seen, reflected, scale_color(weight, matt));

  color mirrored = scale_color(weight, mirror);
  if (matters(depth, mirrored))
    trace(p, along(d, 2.0 * facing, n), depth + 1, mirrored, seen);

  color through = scale_color(weight, clear);
  if (matters(depth, through)) {
    double bend = inside ? m->index : 1.0 / m->index;
    color tinted = {through.r * surface.r, through.g * surface.g,
                    through.b * surface.b};
    trace(p, refract(n, d, bend, facing), depth + 1, tinted, seen);
  }
}

/* ---- The picture -------------------------------------------------------- */

static vector forward, right, up;

static void place_camera(void) {
  forward = normalize(difference(target, eye));
  right = normalize(cross((vector){0.0, 1.0, 0.0}, forward));
  up = cross(forward, right);
}

static color look(double u, double v) {
  vector d = {zoom * forward.x + u * right.x + v * up.x,
              zoom * forward.y + u * right.y + v * up.y,
              zoom * forward.z + u * right.z + v * up.z};
  color seen = {0.0, 0.0, 0.0};
  trace(eye, normalize(d), 0, (color){1.0, 1.0, 1.0}, &seen);
  return seen;
}

/* The sum of all samples of a pixel. */
static color add_samples(int x, int y) {
  color sum = {0.0, 0.0, 0.0};
  double grid = (double)samples;
  double w = (double)width, h = (double)height;
  for (int row = 0; row < samples; row++) {
    for (int column = 0; column < samples; column++) {
      double px = (double)x + ((double)column + 0.5) / grid;
      double py = (double)y + ((double)row + 0.5) / grid;
      color c = look((2.0 * px - w) / w, (h - 2.0 * py) / w);
      sum.r += clamp(c.r);
      sum.g += clamp(c.g);
      sum.b += clamp(c.b);
    }
  }
  return sum;
}

static void write_channel(double sum, char after) {
  double average = sum / (double)(samples * samples);
  print_int((int)(255.0 * sqrt(average) + 0.5));
  print_byte(after);
}

static void write_picture(void) {
  print_byte('P');
  print_byte('3');
  print_byte('\n');
  print_int(width);
  print_byte(' ');
  print_int(height);
  print_byte('\n');
  print_int(255);
  print_byte('\n');
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      color sum = add_samples(x, y);
      write_channel(sum.r, ' ');
      write_channel(sum.g, ' ');
      write_channel(sum.b, '\n');
    }
  }
}

int main(void) {
  make_noise();
  read_scene();
  place_camera();
  write_picture();
  free(lights);
  free(materials);
  free(shapes);
  return 0;
}
