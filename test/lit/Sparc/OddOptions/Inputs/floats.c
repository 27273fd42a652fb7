/* Floating point. */
double poly(double x) { return ((x * 3 + 2) * x - 1) / (x + 1); }
float fpoly(float x, float y) { return x * y - y / x; }
double many(double a, double b, double c, double d, double e, double f,
            double g, double h, double i) {
  return a - b + c - d + e - f + g * h / i;
}
float fmany(float a, int b, float c, int d, float e, int f, float g, int h) {
  return a * b + c * d + e * f + g * h;
}
double conv(int i, unsigned u, long long l, float f) {
  return (double)i + u + (double)l + f;
}
unsigned tou(double d) { return (unsigned)d; }
long long tol(double d) { return (long long)d; }
unsigned long long toul(float d) { return (unsigned long long)d; }
double sqrt(double);
double fabs(double);
double norm(double *v, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i)
    s += v[i] * v[i];
  return sqrt(s);
}
double spill(double a, double b, double c) {
  double d = a * b, e = b * c, f = sqrt(d + e), g = fabs(a - c);
  return sqrt(d) + sqrt(e) + f * g + a + b + c;
}
long double quad(long double a, long double b) {
  return a * b + a / b - (a < b);
}
int qcmp(long double a) { return a > 1 && a != 2; }
double qtod(long double a, int i) { return (double)(a + i); }
_Complex double cmul(_Complex double a, _Complex double b) { return a / b; }
typedef float v4 __attribute__((vector_size(16)));
v4 vadd(v4 a, v4 b) { return a + b * a; }
typedef short s4 __attribute__((vector_size(8)));
s4 vs(s4 a, s4 b) { return a - b; }
int min3(double a, double b, double c) {
  if (a < b && a < c)
    return 1;
  if (b < c)
    return 2;
  return a != a ? 3 : 4;
}
void axpy(double *restrict y, const double *restrict x, double a, int n) {
  for (int i = 0; i < n; ++i)
    y[i] += a * x[i];
}
void saxpy(float *y, const float *x, float a, int n) {
  while (n--)
    *y++ += a * *x++;
}
