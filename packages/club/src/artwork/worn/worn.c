/*
 * Draws the club's hoodies on people, and T-shirts on a line: bodies as distances, cloth that falls
 * on them, light along paths. Meters; x right, y up, z to the back of a person, who looks along -z.
 *
 *   gcc -O3 -march=native -ffast-math worn.c -lm -o worn
 *   worn hoodie 1280 1600 12 OUT FOLDER
 *   worn hoodies 1200 1200 10 OUT FOLDER
 *   worn tees 1200 1200 10 OUT FOLDER
 *
 * Scene, width, height and samples a pixel; OUT gets linear RGBA floats, premultiplied, for
 * print.ts. FOLDER has the prints of prints.ts, and keeps the cloth that has fallen.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PI 3.14159265f

static const char *folder;

typedef struct {
  float x, y, z;
} V;

static inline V v3(float x, float y, float z) { return (V){x, y, z}; }
static inline V add(V a, V b) { return v3(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline V sub(V a, V b) { return v3(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline V mul(V a, float s) { return v3(a.x * s, a.y * s, a.z * s); }
static inline V had(V a, V b) { return v3(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline float len(V a) { return sqrtf(dot(a, a)); }
static inline V unit(V a) { return mul(a, 1 / (len(a) + 1e-12f)); }
static inline V cross(V a, V b) {
  return v3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}
static inline V mix3(V a, V b, float t) { return add(mul(a, 1 - t), mul(b, t)); }
static inline float mix(float a, float b, float t) { return a + (b - a) * t; }
static inline float clampf(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static inline float ramp(float a, float b, float x) {
  float t = clampf((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
}
static inline float smin(float a, float b, float k) {
  float h = fmaxf(0, k - fabsf(a - b)) / k;
  return fminf(a, b) - h * h * k * 0.25f;
}

/* ---- noise ---- */

static inline uint32_t mixed(uint32_t h) {
  h ^= h >> 16;
  h *= 0x7feb352dU;
  h ^= h >> 15;
  h *= 0x846ca68bU;
  return h ^ (h >> 16);
}
static inline float lattice(int x, int y, int z, int seed) {
  uint32_t h = (uint32_t)x * 73856093U ^ (uint32_t)y * 19349663U ^ (uint32_t)z * 83492791U ^
               (uint32_t)seed * 2654435761U;
  return (mixed(h) >> 8) * (2.0f / 16777216.0f) - 1;
}
/* Smooth, from -1 to 1. */
static float noise(float x, float y, float z, int seed) {
  float fx = floorf(x), fy = floorf(y), fz = floorf(z);
  int ix = (int)fx, iy = (int)fy, iz = (int)fz;
  float u = x - fx, v = y - fy, w = z - fz;
  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  w = w * w * (3 - 2 * w);
  float c[2][2];
  for (int j = 0; j < 2; j++)
    for (int k = 0; k < 2; k++)
      c[j][k] = mix(lattice(ix, iy + j, iz + k, seed), lattice(ix + 1, iy + j, iz + k, seed), u);
  return mix(mix(c[0][0], c[1][0], v), mix(c[0][1], c[1][1], v), w);
}
static float fractal(float x, float y, float z, int seed) {
  return 0.6f * noise(x, y, z, seed) + 0.3f * noise(x * 2.1f, y * 2.1f, z * 2.1f, seed + 1) +
         0.15f * noise(x * 4.3f, y * 4.3f, z * 4.3f, seed + 2);
}
static uint64_t luck = 88172645463325252ULL;
static inline float rnd(void) {
  luck ^= luck << 13;
  luck ^= luck >> 7;
  luck ^= luck << 17;
  return (luck >> 40) * (1.0f / 16777216.0f);
}

/* ---- a person ---- */

typedef struct {
  V upper, lower;
} ArmPose;
typedef struct {
  ArmPose arm[2];         /* left mirrors x */
  float yaw, pitch, roll; /* of the head, radians */
} Pose;
typedef struct {
  V shoulder, elbow, wrist;
} Arm;

static const Pose REST = {
    {{{0.62f, -0.78f, 0}, {0.62f, -0.78f, 0}}, {{0.62f, -0.78f, 0}, {0.62f, -0.78f, 0}}}, 0, 0, 0};

static float cone(V p, V a, V b, float from, float to) {
  V ab = sub(b, a), ap = sub(p, a);
  float t = clampf(dot(ap, ab) / dot(ab, ab), 0, 1);
  return len(sub(ap, mul(ab, t))) - mix(from, to, t);
}
static float ellipsoid(V p, float rx, float ry, float rz) {
  float k = sqrtf(p.x * p.x / (rx * rx) + p.y * p.y / (ry * ry) + p.z * p.z / (rz * rz));
  float s = sqrtf(p.x * p.x / (rx * rx * rx * rx) + p.y * p.y / (ry * ry * ry * ry) +
                  p.z * p.z / (rz * rz * rz * rz));
  return s < 1e-6f ? -fminf(rx, fminf(ry, rz)) : k * (k - 1) / s;
}

typedef float Section[4]; /* height, half width, half depth, how far back */

static float column(const Section *s, int n, V p) {
  int at = 1;
  while (at < n - 1 && p.y > s[at][0]) at++;
  float t = clampf((p.y - s[at - 1][0]) / (s[at][0] - s[at - 1][0]), 0, 1);
  t = t * t * (3 - 2 * t);
  float a = mix(s[at - 1][1], s[at][1], t), b = mix(s[at - 1][2], s[at][2], t);
  float pz = p.z - mix(s[at - 1][3], s[at][3], t);
  float k = sqrtf(p.x * p.x / (a * a) + pz * pz / (b * b));
  float q = sqrtf(p.x * p.x / (a * a * a * a) + pz * pz / (b * b * b * b));
  float round = q < 1e-6f ? -b : k * (k - 1) / q;
  float above = p.y - s[n - 1][0];
  return above > 0 ? hypotf(fmaxf(0, round), above) : round;
}

static const Section TRUNK[] = {
    {0.4f, 0.165f, 0.11f, 0},      {0.86f, 0.17f, 0.118f, 0.012f},  {0.97f, 0.162f, 0.112f, 0.004f},
    {1.09f, 0.15f, 0.1f, -0.006f}, {1.24f, 0.168f, 0.112f, 0.006f}, {1.36f, 0.178f, 0.11f, 0.018f},
    {1.44f, 0.13f, 0.08f, 0.018f}, {1.52f, 0.06f, 0.06f, 0.01f},    {1.6f, 0.052f, 0.055f, 0}};

static Arm arm_of(ArmPose p, int side) {
  float s = side ? 1 : -1;
  V up = unit(p.upper), low = unit(p.lower);
  float lift = fmaxf(0, up.y + 0.3f);
  Arm a;
  a.shoulder = v3(s * (0.18f - 0.02f * lift), 1.4f + 0.036f * lift, 0.014f);
  a.elbow = add(a.shoulder, v3(s * up.x * 0.285f, up.y * 0.285f, up.z * 0.285f));
  a.wrist = add(a.elbow, v3(s * low.x * 0.255f, low.y * 0.255f, low.z * 0.255f));
  return a;
}
static Pose between(Pose a, Pose b, float t) {
  Pose p;
  for (int i = 0; i < 2; i++) {
    p.arm[i].upper = unit(mix3(a.arm[i].upper, b.arm[i].upper, t));
    p.arm[i].lower = unit(mix3(a.arm[i].lower, b.arm[i].lower, t));
  }
  p.yaw = mix(a.yaw, b.yaw, t);
  p.pitch = mix(a.pitch, b.pitch, t);
  p.roll = mix(a.roll, b.roll, t);
  return p;
}

/* Turns a point with the head, or back; what is below the neck stays. */
static V turned(V p, float yaw, float pitch, float roll, int back) {
  float w = ramp(1.43f, 1.58f, p.y);
  if (w <= 0) return p;
  float s = back ? -w : w;
  V q = sub(p, v3(0, 1.5f, 0.01f));
  for (int step = 0; step < 3; step++) {
    int what = back ? 2 - step : step;
    float a = s * (what == 0 ? roll : what == 1 ? pitch : yaw), c = cosf(a), n = sinf(a);
    if (what == 0) q = v3(q.x * c - q.y * n, q.x * n + q.y * c, q.z);
    if (what == 1) q = v3(q.x, q.y * c - q.z * n, q.y * n + q.z * c);
    if (what == 2) q = v3(q.x * c + q.z * n, q.y, q.z * c - q.x * n);
  }
  return add(q, v3(0, 1.5f, 0.01f));
}

static const V HEAD = {0, 1.648f, -0.016f};

static float head(V p) {
  V q = sub(p, HEAD);
  float skull = ellipsoid(sub(q, v3(0, 0.02f, 0)), 0.08f, 0.104f, 0.102f);
  float jaw = ellipsoid(sub(q, v3(0, -0.055f, -0.03f)), 0.063f, 0.074f, 0.074f);
  float neck = cone(p, v3(0, 1.4f, 0.03f), v3(0, 1.61f, 0.006f), 0.066f, 0.057f);
  float ear = ellipsoid(v3(fabsf(q.x) - 0.082f, q.y + 0.01f, q.z - 0.006f), 0.011f, 0.032f, 0.02f);
  return fminf(smin(smin(skull, jaw, 0.03f), neck, 0.045f), ear);
}

enum { WITH_TRUNK = 1, WITH_LOWER_ARMS = 2, WITH_HEAD = 4 };

typedef struct {
  Pose pose;
  Arm arm[2];
  float girth;
} Body;

static Body body_in(Pose pose, float girth) {
  Body b = {pose, {arm_of(pose.arm[0], 0), arm_of(pose.arm[1], 1)}, girth};
  return b;
}
static float body(const Body *b, V p, int parts) {
  float d = column(TRUNK, 9, v3(p.x / b->girth, p.y, p.z)) * 0.9f;
  for (int i = 0; i < 2; i++) {
    float side = i ? 1 : -1;
    if (side * p.x < -0.12f && !(parts & WITH_LOWER_ARMS)) continue;
    const Arm *a = &b->arm[i];
    d = smin(d, cone(p, v3(side * 0.03f, 1.52f, 0.012f), a->shoulder, 0.045f, 0.058f), 0.05f);
    float upper = cone(p, a->shoulder, a->elbow, 0.062f, 0.048f);
    if (parts & WITH_LOWER_ARMS) {
      V hand = add(a->wrist, mul(sub(a->wrist, a->elbow), 0.5f));
      upper = fminf(upper, cone(p, a->elbow, hand, 0.047f, 0.03f));
    }
    d = smin(d, upper, 0.04f);
  }
  if ((parts & WITH_HEAD) && p.y > 1.4f) {
    V q = turned(p, b->pose.yaw, b->pose.pitch, b->pose.roll, 1);
    float h =
        fminf(head(q), ellipsoid(sub(q, add(HEAD, v3(0, 0.03f, 0.006f))), 0.089f, 0.114f, 0.109f));
    d = fminf(d, h);
  }
  return d;
}

/* ---- meshes ---- */

typedef struct {
  int n, q;    /* vertices, faces */
  V *p, *rest; /* now, and as it was cut */
  int *face;   /* four a face */
} Mesh;

typedef float (*Distance)(V p, const void *with);

/* The surface of a distance by surface nets. */
static Mesh surface_of(Distance f, const void *with, V lo, V hi, float step) {
  int nx = (int)ceilf((hi.x - lo.x) / step) + 1, ny = (int)ceilf((hi.y - lo.y) / step) + 1,
      nz = (int)ceilf((hi.z - lo.z) / step) + 1;
  size_t total = (size_t)nx * ny * nz;
  float *val = malloc(total * sizeof(float));
  int *at = malloc(total * sizeof(int));
  for (int k = 0; k < nz; k++)
    for (int j = 0; j < ny; j++)
      for (int i = 0; i < nx; i++)
        val[i + nx * (j + (size_t)ny * k)] =
            f(v3(lo.x + i * step, lo.y + j * step, lo.z + k * step), with);
  memset(at, -1, total * sizeof(int));
  Mesh m = {0};
  int cap = 1 << 16, fcap = 1 << 16;
  m.p = malloc(cap * sizeof(V));
  m.face = malloc(fcap * 4 * sizeof(int));
  int stride[3] = {1, nx, nx * ny};
  for (int k = 0; k < nz - 1; k++)
    for (int j = 0; j < ny - 1; j++)
      for (int i = 0; i < nx - 1; i++) {
        size_t cell = i + nx * (j + (size_t)ny * k);
        float c[8];
        int in = 0;
        for (int b = 0; b < 8; b++) {
          c[b] = val[cell + (b & 1) + ((b >> 1) & 1) * nx + (b >> 2) * (size_t)stride[2]];
          in += c[b] < 0;
        }
        if (!in || in == 8) continue;
        float s[3] = {0, 0, 0};
        int count = 0;
        for (int b = 0; b < 8; b++)
          for (int ax = 0; ax < 3; ax++) {
            if ((b >> ax) & 1) continue;
            float u = c[b], v = c[b | (1 << ax)];
            if ((u < 0) == (v < 0)) continue;
            float t = u / (u - v);
            for (int e = 0; e < 3; e++) s[e] += e == ax ? t : (float)((b >> e) & 1);
            count++;
          }
        if (m.n == cap) m.p = realloc(m.p, (cap *= 2) * sizeof(V));
        at[cell] = m.n;
        m.p[m.n++] = v3(lo.x + (i + s[0] / count) * step, lo.y + (j + s[1] / count) * step,
                        lo.z + (k + s[2] / count) * step);
      }
  for (int k = 1; k < nz - 1; k++)
    for (int j = 1; j < ny - 1; j++)
      for (int i = 1; i < nx - 1; i++) {
        size_t cell = i + nx * (j + (size_t)ny * k);
        for (int ax = 0; ax < 3; ax++) {
          float a = val[cell], b = val[cell + stride[ax]];
          if ((a < 0) == (b < 0)) continue;
          int u = stride[(ax + 1) % 3], v = stride[(ax + 2) % 3];
          int q[4] = {at[cell], at[cell - u], at[cell - u - v], at[cell - v]};
          if (q[0] < 0 || q[1] < 0 || q[2] < 0 || q[3] < 0) continue;
          if (m.q == fcap) m.face = realloc(m.face, (size_t)(fcap *= 2) * 4 * sizeof(int));
          for (int e = 0; e < 4; e++) m.face[m.q * 4 + e] = a < 0 ? q[e] : q[3 - e];
          m.q++;
        }
      }
  free(val);
  free(at);
  m.rest = malloc(m.n * sizeof(V));
  memcpy(m.rest, m.p, m.n * sizeof(V));
  return m;
}

/* Keeps the faces whose vertices are all kept; `keep` may move a vertex onto the cut. */
static Mesh cut(Mesh m, int (*keep)(V *p, const void *with), const void *with) {
  int *index = malloc(m.n * sizeof(int)), n = 0, q = 0;
  for (int i = 0; i < m.n; i++) {
    V p = m.p[i];
    index[i] = -1;
    if (!keep(&p, with)) continue;
    index[i] = n;
    m.p[n++] = p;
  }
  for (int f = 0; f < m.q; f++) {
    int g[4], ok = 1;
    for (int e = 0; e < 4; e++) ok &= (g[e] = index[m.face[f * 4 + e]]) >= 0;
    if (ok) memcpy(m.face + 4 * q++, g, sizeof g);
  }
  m.n = n;
  m.q = q;
  memcpy(m.rest, m.p, n * sizeof(V));
  free(index);
  return m;
}

/* A table of edges. */
typedef struct {
  uint64_t *key;
  int *val;
  uint32_t mask;
} Table;
static Table table(int n) {
  uint32_t size = 1;
  while (size < (uint32_t)n * 2) size *= 2;
  Table t = {malloc(size * 8), malloc(size * 4), size - 1};
  memset(t.key, 255, size * 8);
  return t;
}
static int *slot(Table *t, int a, int b, int *fresh) {
  uint64_t k = a < b ? ((uint64_t)a << 32 | b) : ((uint64_t)b << 32 | a);
  uint32_t h = (uint32_t)(mixed((uint32_t)k) ^ mixed((uint32_t)(k >> 32) * 31)) & t->mask;
  while (t->key[h] != ~0ULL && t->key[h] != k) h = (h + 1) & t->mask;
  *fresh = t->key[h] == ~0ULL;
  t->key[h] = k;
  return &t->val[h];
}

/* Catmull and Clark: each face in four, and rounder. */
static Mesh rounder(Mesh m) {
  Table t = table(m.q * 4);
  int edges = 0, cap = m.q * 4;
  int (*ends)[2] = malloc(cap * sizeof *ends);
  int (*sides)[2] = malloc(cap * sizeof *sides);
  int *edge = malloc(m.q * 4 * sizeof(int));
  V *mid = malloc(m.q * sizeof(V)), *midr = malloc(m.q * sizeof(V));
  for (int f = 0; f < m.q; f++) {
    V s = {0, 0, 0}, r = {0, 0, 0};
    for (int e = 0; e < 4; e++) {
      int a = m.face[f * 4 + e], b = m.face[f * 4 + (e + 1) % 4], fresh;
      s = add(s, mul(m.p[a], 0.25f));
      r = add(r, mul(m.rest[a], 0.25f));
      int *at = slot(&t, a, b, &fresh);
      if (fresh) {
        *at = edges;
        ends[edges][0] = a;
        ends[edges][1] = b;
        sides[edges][0] = f;
        sides[edges++][1] = -1;
      } else
        sides[*at][1] = f;
      edge[f * 4 + e] = *at;
    }
    mid[f] = s;
    midr[f] = r;
  }
  int n = m.n + edges + m.q;
  V *p = calloc(n, sizeof(V)), *rest = malloc(n * sizeof(V));
  V *sumf = calloc(m.n, sizeof(V)), *sume = calloc(m.n, sizeof(V)), *rim = calloc(m.n, sizeof(V));
  int *nf = calloc(m.n, 4), *ne = calloc(m.n, 4), *nr = calloc(m.n, 4);
  for (int f = 0; f < m.q; f++) {
    p[m.n + edges + f] = mid[f];
    rest[m.n + edges + f] = midr[f];
    for (int e = 0; e < 4; e++) {
      int a = m.face[f * 4 + e];
      sumf[a] = add(sumf[a], mid[f]);
      nf[a]++;
    }
  }
  for (int e = 0; e < edges; e++) {
    int a = ends[e][0], b = ends[e][1];
    V h = mul(add(m.p[a], m.p[b]), 0.5f);
    rest[m.n + e] = mul(add(m.rest[a], m.rest[b]), 0.5f);
    if (sides[e][1] < 0) {
      p[m.n + e] = h;
      rim[a] = add(rim[a], h);
      rim[b] = add(rim[b], h);
      nr[a]++;
      nr[b]++;
    } else
      p[m.n + e] = mul(add(h, mul(add(mid[sides[e][0]], mid[sides[e][1]]), 0.5f)), 0.5f);
    sume[a] = add(sume[a], h);
    sume[b] = add(sume[b], h);
    ne[a]++;
    ne[b]++;
  }
  for (int i = 0; i < m.n; i++) {
    rest[i] = m.rest[i];
    if (nr[i]) {
      p[i] = add(mul(m.p[i], 0.5f), mul(rim[i], 0.5f / nr[i]));
    } else if (nf[i]) {
      float k = ne[i];
      V F = mul(sumf[i], 1.0f / nf[i]), R = mul(sume[i], 1.0f / ne[i]);
      p[i] = mul(add(add(F, mul(R, 2)), mul(m.p[i], k - 3)), 1 / k);
    } else
      p[i] = m.p[i];
  }
  int *face = malloc((size_t)m.q * 16 * sizeof(int));
  for (int f = 0; f < m.q; f++)
    for (int e = 0; e < 4; e++) {
      int *g = face + (f * 4 + e) * 4;
      g[0] = m.face[f * 4 + e];
      g[1] = m.n + edge[f * 4 + e];
      g[2] = m.n + edges + f;
      g[3] = m.n + edge[f * 4 + (e + 3) % 4];
    }
  Mesh out = {n, m.q * 4, p, rest, face};
  return out;
}

/* ---- cutting ---- */

static const Section HOODIE[] = {{0.7f, 0.206f, 0.15f, 0.006f},   {0.86f, 0.212f, 0.156f, 0.006f},
                                 {1.06f, 0.222f, 0.158f, 0.002f}, {1.25f, 0.226f, 0.154f, 0.008f},
                                 {1.36f, 0.216f, 0.136f, 0.016f}, {1.44f, 0.154f, 0.1f, 0.018f},
                                 {1.53f, 0.086f, 0.086f, 0.012f}, {1.6f, 0.08f, 0.08f, 0.004f}};
static const Section TEE[] = {{0.7f, 0.216f, 0.15f, 0.004f},   {0.86f, 0.212f, 0.15f, 0.004f},
                              {1.08f, 0.206f, 0.142f, 0},      {1.25f, 0.212f, 0.142f, 0.008f},
                              {1.36f, 0.208f, 0.13f, 0.016f},  {1.44f, 0.15f, 0.094f, 0.018f},
                              {1.53f, 0.078f, 0.076f, 0.012f}, {1.6f, 0.072f, 0.072f, 0.004f}};

enum { CREW, HOOD, TSHIRT };

typedef struct {
  int kind;
  float girth, step, hem, sleeve;
  int down; /* A hood that is to fall on the back is cut wider. */
} Cutting;

#define NECK 0.112f
static float from_neck(V p) {
  return len(v3(p.x, (p.y - 1.54f) * 1.6f, (p.z - 0.004f) * 1.02f)) - NECK;
}

static float along_sleeve(V p) {
  Arm a = arm_of(REST.arm[1], 1);
  V d = unit(sub(a.wrist, a.shoulder));
  return dot(sub(v3(fabsf(p.x), p.y, p.z), a.shoulder), d);
}
static int in_sleeve(V p) {
  return p.y < 1.5f && fabsf(p.x) > 0.2f + fmaxf(0, 1.3f - p.y) * 0.32f && along_sleeve(p) > 0.035f;
}
/* The seam between hood and body is a slanted ring: lower in front. */
static float over_seam(V p) { return p.y - (1.492f + 0.28f * (p.z - 0.02f)); }
static int in_hood(V p) { return over_seam(p) > 0 && fabsf(p.x) < 0.19f; }

/* Behind the edge that the face looks out of, as far as this. */
static float rim_of(const Cutting *c, V p) {
  return p.z + (c->down ? 0.072f : 0.088f) + 0.18f * (p.y - 1.6f);
}

static float hood(V p) {
  V q = sub(p, v3(0, 1.655f, 0.012f));
  float dome = ellipsoid(sub(q, v3(0, 0.0f, 0)), 0.122f, 0.172f, 0.148f);
  float peak = ellipsoid(sub(q, v3(0, 0.06f, 0.055f)), 0.075f, 0.095f, 0.095f);
  float skirt = cone(p, v3(0, 1.46f, 0.03f), v3(0, 1.62f, 0.015f), 0.118f, 0.118f);
  return smin(smin(dome, peak, 0.06f), skirt, 0.06f);
}

static float outer(V p, const void *with) {
  const Cutting *c = with;
  int tee = c->kind == TSHIRT;
  V g = v3(p.x / c->girth, p.y, p.z);
  float d = column(tee ? TEE : HOODIE, 8, g) * 0.9f;
  for (int i = 0; i < 2; i++) {
    float side = i ? 1 : -1;
    if (side * p.x < -0.1f) continue;
    Arm a = arm_of(REST.arm[i], i);
    d = smin(d,
             cone(p, v3(side * 0.03f, 1.525f, 0.014f), a.shoulder, 0.054f, tee ? 0.068f : 0.076f),
             0.05f);
    float s = tee ? 0.08f : 0.09f, e = tee ? 0.096f : 0.086f, w = tee ? 0.096f : 0.06f;
    d = smin(d, fminf(cone(p, a.shoulder, a.elbow, s, e), cone(p, a.elbow, a.wrist, e, w)), 0.05f);
  }
  if (c->kind == HOOD) d = smin(d, hood(p), 0.035f);
  return d;
}

static int worn_part(V *p, const void *with) {
  const Cutting *c = with;
  float step = c->step;
  if (p->y < c->hem - step) return 0;
  if (p->y < c->hem) p->y = c->hem;
  if (c->kind == HOOD) {
    /* The opening of the hood, which the face looks out of. */
    float front = -rim_of(c, *p);
    if (p->y > 1.5f && fabsf(p->x) < 0.2f && front > 0) {
      if (front > step * 1.2f) return 0;
      p->z += front;
    }
  } else {
    float off = from_neck(*p);
    if (off < -1.8f * step || p->y > 1.56f) return 0;
    if (off < 0) {
      float out = NECK / (NECK + off);
      *p = v3(p->x * out, (p->y - 1.54f) * out + 1.54f, (p->z - 0.004f) * out + 0.004f);
    }
  }
  float past = in_sleeve(*p) ? along_sleeve(*p) - c->sleeve : -1;
  if (past > 1.8f * step) return 0;
  if (past > 0) {
    p->x -= copysignf(past * 0.622f, p->x);
    p->y += past * 0.783f;
  }
  return 1;
}

/* ---- cloth ---- */

typedef struct {
  int a, b;
  float length, give;
} Thread;

static float slack_at(const Cutting *c, V p, V d) {
  float along = fabsf(d.y) / (len(d) + 1e-9f);
  if (c->kind == TSHIRT) return 1.012f;
  if (in_sleeve(p)) {
    float s = along_sleeve(p);
    return s > c->sleeve - 0.07f ? 0.74f : 1.05f + 0.06f * ramp(0.1f, 0.3f, s);
  }
  float odd = 0.035f * noise(p.x * 9, p.y * 7, p.z * 9, 211);
  if (in_hood(p) && !c->down && rim_of(c, p) < 0.02f) return 0.93f;
  if (in_hood(p)) return 1.03f + 0.07f * along + odd;
  if (p.y < c->hem + 0.065f) return 0.84f;
  return 1.03f + odd + along * (0.05f + 0.1f * (1 - ramp(0.9f, 1.2f, p.y)));
}

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

static void drape(Mesh *m, const Cutting *c, Pose pose, int hood_down) {
  clock_t begun = clock();
  Table t = table(m->q * 16);
  Thread *th = malloc((size_t)m->q * 14 * sizeof *th);
  int threads = 0, fresh;
  int (*next)[10] = calloc(m->n, sizeof *next);
  int *deg = calloc(m->n, sizeof(int));
  int tee = c->kind == TSHIRT, hung = hood_down == 2;
#define LINK(P, Q, G)                                                                              \
  do {                                                                                             \
    int a_ = (P), b_ = (Q);                                                                        \
    if (a_ == b_) break;                                                                           \
    (void)slot(&t, a_, b_, &fresh);                                                                \
    if (!fresh) break;                                                                             \
    V d_ = sub(m->p[a_], m->p[b_]);                                                                \
    th[threads++] =                                                                                \
        (Thread){a_, b_, len(d_) * slack_at(c, mul(add(m->p[a_], m->p[b_]), 0.5f), d_), (G)};      \
  } while (0)
  for (int f = 0; f < m->q; f++) {
    int *g = m->face + f * 4;
    for (int e = 0; e < 4; e++) {
      int p = g[e], q = g[(e + 1) % 4];
      LINK(p, q, 1e-8f);
      if (deg[p] < 10) next[p][deg[p]++] = q;
      if (deg[q] < 10) next[q][deg[q]++] = p;
    }
    LINK(g[0], g[2], 2e-7f);
    LINK(g[1], g[3], 2e-7f);
  }
  int hard = threads;
  for (int v = 0; v < m->n; v++) {
    qsort(next[v], deg[v], sizeof(int), compare);
    int d = 0;
    for (int i = 0; i < deg[v]; i++)
      if (!i || next[v][i] != next[v][i - 1]) next[v][d++] = next[v][i];
    deg[v] = d;
  }
  for (int reach = 1; reach <= (tee ? 1 : 2); reach++)
    for (int v = 0; v < m->n; v++)
      for (int i = 0; i < deg[v]; i++) {
        int p = next[v][i], best = -1;
        float least = -0.6f;
        V u = unit(sub(m->p[p], m->p[v]));
        for (int j = 0; j < deg[v]; j++) {
          float k = dot(u, unit(sub(m->p[next[v][j]], m->p[v])));
          if (k < least) least = k, best = next[v][j];
        }
        if (best < 0) continue;
        if (reach == 1) {
          LINK(p, best, tee ? 1.6e-6f : 1e-6f);
          continue;
        }
        /* Fleece is thick: it resists over two cells more. */
        int ends[2] = {p, best};
        for (int side = 0; side < 2; side++) {
          int from = ends[side], on = -1;
          float most = 0.8f;
          V w = side ? mul(u, -1) : u;
          for (int j = 0; j < deg[from]; j++) {
            float k = dot(w, unit(sub(m->p[next[from][j]], m->p[from])));
            if (k > most) most = k, on = next[from][j];
          }
          if (on >= 0) ends[side] = on;
        }
        LINK(ends[0], ends[1], 2.4e-6f);
      }
  printf("cloth %d points, %d threads (%d hard)\n", m->n, threads, hard);
  /* A hash of cells finds cloth that meets itself. */
  int cells = 1 << 17;
  int *first = malloc(cells * sizeof(int)), *chain = malloc(m->n * sizeof(int));
  float apart = c->step * 0.8f;
  V *before = malloc(m->n * sizeof(V)), *speed = calloc(m->n, sizeof(V));
  float *clear = calloc(m->n, sizeof(float));
  char *pin = calloc(m->n, 1), *parts = calloc(m->n, 1);
  float *thick = malloc(m->n * sizeof(float));
  for (int i = 0; i < m->n; i++) {
    V r = m->rest[i];
    pin[i] = c->kind == HOOD ? 0 : from_neck(r) < 0.02f;
    parts[i] =
        WITH_TRUNK | (in_sleeve(r) ? WITH_LOWER_ARMS : 0) | (c->kind == HOOD ? WITH_HEAD : 0);
    thick[i] = tee ? 0.005f : 0.009f;
    if (in_hood(r))
      thick[i] = hood_down ? 0.012f + 0.03f * ramp(0.02f, 0.08f, over_seam(r)) : 0.012f;
    if (c->kind == HOOD && fabsf(over_seam(r)) < 0.012f) pin[i] = 2;
    if (hung) pin[i] = fabsf(fabsf(r.x) - 0.165f) < 0.014f && r.y > 1.39f && r.z < 0.08f ? 3 : 0;
  }
  int sub_ = 10, moving = hung ? 150 : 80, settling = 60;
  float dt = 1.0f / 60 / sub_;
  for (int frame = 0; frame < moving + settling; frame++) {
    float s = fminf(1, (float)frame / moving);
    s = s * s * (3 - 2 * s);
    Body b = body_in(between(REST, pose, s), c->girth);
    memset(clear, 0, m->n * sizeof(float));
    float calm = frame > moving + settling - 20 ? 0.97f : 0.994f;
    for (int step = 0; step < sub_; step++) {
      memcpy(before, m->p, m->n * sizeof(V));
      for (int i = 0; i < m->n; i++) {
        speed[i].y -= 5 * dt;
        if (hood_down == 1 && in_hood(m->rest[i]) && frame < 60) {
          float up = over_seam(m->rest[i]);
          speed[i].z += 26 * dt * ramp(0.03f, 0.2f, up);
          speed[i].y -= 5 * dt;
        }
        float gust = 5 * dt * noise(m->p[i].x * 5, m->p[i].y * 4, frame * 0.06f, 301);
        if (hung) {
          /* A breeze off the water, which fills one side and then the other. */
          V q = m->p[i];
          float blow =
              noise(q.x * 3 + 7 * c->girth * 9, q.y * 2.4f - frame * 0.03f, frame * 0.035f, 303);
          speed[i] = add(speed[i], v3((1.5f + 2 * blow) * dt, 0.3f * dt, (-1.2f - 5 * blow) * dt));
        } else if (frame < moving + 20)
          speed[i] = add(speed[i], v3(gust, 0, 0.6f * gust));
        m->p[i] = add(m->p[i], mul(speed[i], dt));
      }
      for (int i = 0; i < threads; i++) {
        V *p = &m->p[th[i].a], *q = &m->p[th[i].b];
        V d = sub(*p, *q);
        float now = len(d) + 1e-9f;
        float move = (now - th[i].length) / (2 + th[i].give / (dt * dt)) / now;
        d = mul(d, move);
        *p = sub(*p, d);
        *q = add(*q, d);
      }
      for (int i = 0; i < m->n; i++)
        if (pin[i] == 3) {
          V home = v3(m->rest[i].x * 0.97f, 1.45f, m->rest[i].z * 0.1f);
          float t = fminf(1, frame / 30.0f);
          m->p[i] = mix3(m->rest[i], home, t);
        } else if (pin[i])
          m->p[i] = mix3(m->p[i], m->rest[i], pin[i] == 2 ? 0.03f : 0.12f);
      if (step % 5 == 4) {
        float h = apart * 1.02f;
        memset(first, -1, cells * sizeof(int));
        for (int i = 0; i < m->n; i++) {
          uint32_t k =
              mixed((int)floorf(m->p[i].x / h) * 73856093 ^ (int)floorf(m->p[i].y / h) * 19349663 ^
                    (int)floorf(m->p[i].z / h) * 83492791) &
              (cells - 1);
          for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++)
              for (int dz = -1; dz <= 1; dz++) {
                uint32_t o = mixed(((int)floorf(m->p[i].x / h) + dx) * 73856093 ^
                                   ((int)floorf(m->p[i].y / h) + dy) * 19349663 ^
                                   ((int)floorf(m->p[i].z / h) + dz) * 83492791) &
                             (cells - 1);
                for (int j = first[o]; j >= 0; j = chain[j]) {
                  V d = sub(m->p[i], m->p[j]);
                  float l2 = dot(d, d);
                  if (l2 > apart * apart || l2 < 1e-12f) continue;
                  V r = sub(m->rest[i], m->rest[j]);
                  if (dot(r, r) < 6.25f * c->step * c->step) continue;
                  float l = sqrtf(l2);
                  d = mul(d, 0.4f * (apart - l) / l);
                  m->p[i] = add(m->p[i], d);
                  m->p[j] = sub(m->p[j], d);
                }
              }
          chain[i] = first[k];
          first[k] = i;
        }
      }
      for (int i = 0; i < m->n && !hung; i++) {
        if (clear[i] > 0) {
          clear[i] -= 0.006f;
          continue;
        }
        V p = m->p[i];
        float d = body(&b, p, parts[i]) - thick[i];
        if (d > 0) {
          clear[i] = d - 0.006f;
          continue;
        }
        float e = 0.002f;
        V g = v3(body(&b, v3(p.x + e, p.y, p.z), parts[i]) - d - thick[i],
                 body(&b, v3(p.x, p.y + e, p.z), parts[i]) - d - thick[i],
                 body(&b, v3(p.x, p.y, p.z + e), parts[i]) - d - thick[i]);
        float out = -fmaxf(d, -0.01f) / (len(g) + 1e-9f);
        m->p[i] = add(p, sub(mul(g, out), mul(sub(p, before[i]), 0.3f)));
      }
      for (int i = 0; i < m->n; i++) {
        speed[i] = mul(sub(m->p[i], before[i]), calm / dt);
        float l = len(speed[i]);
        if (l > 3) speed[i] = mul(speed[i], 3 / l);
      }
    }
  }
  printf("fell in %.1f s\n", (double)(clock() - begun) / CLOCKS_PER_SEC);
}

/* ---- what things look like ---- */

enum { FLEECE, JERSEY, SKIN, HAIR, KNIT, PLAIN, STEEL };

typedef struct {
  unsigned char *rgba;
  int w, h;
  float x, y, span; /* middle and width in meters of rest */
  int back;
} Print;

typedef struct {
  int kind;
  V color, trim;
  Cutting cut;
  int hooded;
  V hair;
  Print print;
} Paint;

typedef struct {
  V color, bump;
  float through, nap;
} Surface;

static V hex(uint32_t h) {
  return v3(powf((h >> 16) / 255.0f, 2.2f), powf(((h >> 8) & 255) / 255.0f, 2.2f),
            powf((h & 255) / 255.0f, 2.2f));
}
static void grain(Surface *s, V p, float size, float depth) {
  V q = mul(p, 1 / size);
  s->bump = add(
      s->bump,
      mul(v3(noise(q.x, q.y, q.z, 31), noise(q.x, q.y, q.z, 32), noise(q.x, q.y, q.z, 33)), depth));
}
/* A seam at distance d: a groove, cloth that it gathers, and two rows of stitches. */
static void seam(Surface *s, float d, float along, V across, int rows) {
  float a = fabsf(d);
  if (a > 0.02f) return;
  float groove = expf(-a * a / (0.0013f * 0.0013f));
  s->color = mul(s->color, 1 - 0.55f * groove);
  float roll = d / 0.004f * expf(-a * a / (0.006f * 0.006f));
  float gather = noise(along * 90, d * 40, 0, 71) * expf(-a / 0.009f);
  s->bump = add(s->bump, mul(across, 0.5f * roll + 0.3f * gather));
  for (int i = 0; i < rows; i++) {
    float r = a - 0.0048f;
    if (rows == 1 && d < 0) break;
    float dash = along * 300 - floorf(along * 300);
    if (fabsf(r) < 0.0008f && dash < 0.68f)
      s->color = add(mul(s->color, 1.5f), v3(0.01f, 0.012f, 0.012f));
    else if (fabsf(r) < 0.0018f)
      s->color = mul(s->color, 0.85f);
  }
}
static void ribs(Surface *s, float phase, V p) {
  float w = sinf(phase), l = hypotf(p.x, p.z) + 1e-6f;
  s->bump = add(s->bump, v3(w * 0.5f * p.z / l, 0, -w * 0.5f * p.x / l));
  s->color = mul(s->color, 0.82f + 0.18f * cosf(phase));
}
static void printed(Surface *s, const Print *t, V p) {
  if (!t->rgba || (t->back ? p.z < 0 : p.z > 0)) return;
  float u = ((t->back ? p.x : -p.x) - t->x) / t->span + 0.5f;
  float v = 0.5f - (p.y - t->y) / t->span * t->w / t->h;
  if (u < 0 || u >= 1 || v < 0 || v >= 1) return;
  unsigned char *c = t->rgba + ((int)(v * t->h) * t->w + (int)(u * t->w)) * 4;
  float a = c[3] / 255.0f;
  s->color = mix3(s->color, hex((uint32_t)(c[0] << 16 | c[1] << 8 | c[2])), a);
}

static void paint(const Paint *k, V p, Surface *s) {
  float light;
  s->bump = v3(0, 0, 0);
  s->through = 0;
  s->nap = 0.5f;
  switch (k->kind) {
  case FLEECE:
  case JERSEY: {
    int tee = k->kind == JERSEY, sleeve = in_sleeve(p), up = k->cut.kind == HOOD && in_hood(p);
    light = 1 + 0.08f * fractal(p.x * 11, p.y * 11, p.z * 11, 3) +
            0.06f * noise(p.x * 800, p.y * 800, p.z * 800, 4) +
            0.05f * noise(p.x * 240, p.y * 240, p.z * 240, 5);
    s->color = mul(k->color, light);
    s->nap = tee ? 0.3f : 0.9f;
    s->through = tee ? 0.1f : 0.03f;
    grain(s, p, tee ? 0.0014f : 0.0017f, tee ? 0.06f : 0.12f);
    grain(s, p, 0.007f, 0.03f);
    printed(s, &k->print, p);
    if (k->cut.kind == HOOD) {
      if (fabsf(p.x) < 0.3f)
        seam(s, over_seam(p), atan2f(p.x, p.z - 0.01f) * 0.12f, v3(0, 1, 0), 2);
      if (up && p.z > -0.05f) seam(s, p.x, p.y * 0.8f + p.z * 0.6f, v3(1, 0, 0), 2);
    } else if (from_neck(p) < 0.024f) {
      s->color = mul(k->trim, light);
      ribs(s, atan2f(p.x, p.z) * (tee ? 90 : 60), p);
      if (from_neck(p) > 0.021f) s->color = mul(s->color, 0.55f);
    }
    float al = along_sleeve(p);
    /* The armhole, from the shoulder to below the arm. */
    if (p.y > 1.195f && p.y < 1.53f)
      seam(s, fabsf(p.x) - 0.2f - 0.5f * fmaxf(0, 1.29f - p.y), p.y + 0.5f * p.z,
           v3(copysignf(1, p.x), 0, 0), tee ? 1 : 2);
    if (!tee) {
      float rib = k->cut.hem + 0.065f, cuff = k->cut.sleeve - 0.07f;
      if (!sleeve) {
        if (p.y < rib) ribs(s, atan2f(p.x, p.z) * 90, p);
        seam(s, p.y - rib, atan2f(p.x, p.z) * 0.2f, v3(0, 1, 0), 1);
      } else {
        if (al > cuff)
          ribs(s, atan2f(p.z, fabsf(p.x) - 0.5f) * 26, v3(p.x - copysignf(0.5f, p.x), 0, p.z));
        seam(s, cuff - al, atan2f(p.z, fabsf(p.x) - 0.5f) * 0.06f,
             v3(copysignf(0.62f, p.x), -0.78f, 0), 1);
      }
    } else {
      if (!sleeve)
        seam(s, p.y - k->cut.hem - 0.022f, atan2f(p.x, p.z) * 0.2f, v3(0, 1, 0), 1);
      else
        seam(s, k->cut.sleeve - 0.022f - al, atan2f(p.z, p.y - 1.2f) * 0.1f,
             v3(copysignf(0.62f, p.x), -0.78f, 0), 1);
    }
    break;
  }
  case SKIN:
    s->color = mul(k->color, 1 + 0.1f * fractal(p.x * 40, p.y * 40, p.z * 40, 8));
    grain(s, p, 0.0022f, 0.06f);
    s->nap = 0.2f;
    s->through = 0.05f;
    if (k->hooded &&
        p.y > 1.585f + 0.004f * noise(p.x * 60, p.z * 60, 0, 6) - 0.4f * fminf(0, p.z) &&
        fabsf(p.x) < 0.084f)
      s->color = mul(k->hair, 1 + 0.4f * noise(p.x * 260, p.y * 60, p.z * 200, 42));
    break;
  case HAIR: {
    float strand = noise(atan2f(p.x, p.z) * 90, p.y * 14, 0, 41) +
                   0.7f * noise(p.x * 420, p.y * 30, p.z * 300, 42);
    s->color = mul(k->color, 1 + 0.5f * strand);
    s->bump = v3(0.3f * strand, 0.06f * strand, 0.2f * strand);
    s->nap = 0.25f;
    break;
  }
  case KNIT: {
    s->color = mul(k->color, 1 + 0.14f * noise(p.x * 500, p.y * 500, p.z * 500, 51));
    float row = fabsf(sinf(p.y * 700 + 3 * sinf(atan2f(p.x, p.z) * 46)));
    s->color = mul(s->color, 0.8f + 0.2f * row);
    grain(s, p, 0.0024f, 0.2f);
    s->nap = 0.85f;
    break;
  }
  case STEEL: {
    float chip = fractal(p.x * 26, p.y * 60, p.z * 60, 91);
    s->color = mul(k->color, 1 + 0.1f * fractal(p.x * 8, p.y * 20, p.z * 20, 92));
    if (chip > 0.42f) s->color = mul(hex(0x5a3218), 0.8f + chip);
    grain(s, p, 0.006f, 0.1f);
    s->nap = 0.6f;
    break;
  }
  default:
    s->color = mul(k->color, 1 + 0.1f * fractal(p.x * 30, p.y * 30, p.z * 30, 97));
    grain(s, p, 0.003f, 0.1f);
  }
}

/* ---- a scene ---- */

typedef struct {
  Mesh m;
  V *normal;
  Paint paint;
} Solid;
static Solid solids[400];
static int solid_count;

static V *normals_of(Mesh m) {
  V *n = calloc(m.n, sizeof(V));
  for (int f = 0; f < m.q; f++) {
    int *g = m.face + f * 4;
    V c = cross(sub(m.p[g[2]], m.p[g[0]]), sub(m.p[g[3]], m.p[g[1]]));
    for (int e = 0; e < 4; e++) n[g[e]] = add(n[g[e]], c);
  }
  for (int i = 0; i < m.n; i++) n[i] = unit(n[i]);
  return n;
}

typedef struct {
  float x, y, z, turn, scale;   /* degrees to the right */
  float lean, twist, roll, bow; /* of the trunk, which no one holds straight */
} Stand;

static V placed(V p, const Stand *s) {
  float up = fmaxf(0, p.y - 0.85f), w = ramp(0.85f, 1.5f, p.y);
  float a = s->twist * w, c = cosf(a), n = sinf(a);
  p = v3(p.x * c + p.z * n, p.y, p.z * c - p.x * n);
  p.x += s->lean * up * up;
  p.z -= s->bow * up * up;
  p.y += s->roll * p.x * ramp(1, 1.42f, p.y) * (1 - ramp(1.46f, 1.6f, p.y));
  a = s->turn * PI / 180;
  c = cosf(a) * s->scale;
  n = sinf(a) * s->scale;
  return v3(p.x * c + p.z * n + s->x, p.y * s->scale + s->y, p.z * c - p.x * n + s->z);
}
static void put(Mesh m, Paint k, const Stand *s) {
  Mesh c = m;
  c.p = malloc(m.n * sizeof(V));
  for (int i = 0; i < m.n; i++) c.p[i] = s ? placed(m.p[i], s) : m.p[i];
  solids[solid_count++] = (Solid){c, normals_of(c), k};
}

typedef struct {
  int wears, hood_down, cover; /* cover: what is on the head */
  Pose pose;
  uint32_t cloth, skin, head, trim;
  float girth, step;
  int hands;
  Print print;
} Figure;
enum { NOTHING, SHORT, BUN, BEANIE };

static float around_head(V p) { return atan2f(p.x - HEAD.x, p.z - HEAD.z); }
static float head_f(V p, const void *w) {
  const Pose *o = w;
  return head(turned(p, o->yaw, o->pitch, o->roll, 1));
}
static float short_f(V p, const void *w) {
  const Pose *o = w;
  p = turned(p, o->yaw, o->pitch, o->roll, 1);
  V q = sub(p, HEAD);
  float strands = 0.003f * noise(p.x * 70, p.y * 30, p.z * 50, 7) +
                  0.002f * noise(p.x * 180, p.y * 60, p.z * 120, 9);
  float mass = ellipsoid(sub(q, v3(0, 0.03f, 0.006f)), 0.088f, 0.113f, 0.109f);
  float line = -(q.y + 0.066f + 0.35f * fmaxf(0, -q.z + 0.02f)) -
               0.006f * (noise(p.x * 60, p.z * 60, 0, 3) + 1);
  return fmaxf(mass + strands, line);
}
static float bun_f(V p, const void *w) {
  const Pose *o = w;
  p = turned(p, o->yaw, o->pitch, o->roll, 1);
  V q = sub(p, HEAD);
  float strands = 0.003f * noise(p.x * 30 + p.y * 90, p.z * 40, 0, 27);
  float mass = ellipsoid(sub(q, v3(0, 0.026f, 0.004f)), 0.086f, 0.109f, 0.107f);
  float bun = ellipsoid(sub(q, v3(0, 0.1f, 0.088f)), 0.042f, 0.038f, 0.036f);
  float line = -(q.y + 0.05f + 0.4f * fmaxf(0, -q.z + 0.02f));
  return smin(fmaxf(mass, line), bun, 0.02f) + strands;
}
static float beanie_f(V p, const void *w) {
  const Pose *o = w;
  p = turned(p, o->yaw, o->pitch, o->roll, 1);
  V q = sub(p, HEAD);
  float rib = 0.0016f * cosf(around_head(p) * 46), tilt = q.y - 0.16f * q.z;
  float dome = ellipsoid(sub(q, v3(0, 0.036f, 0.004f)), 0.091f, 0.122f, 0.113f);
  float crown =
      fmaxf(dome - rib - 0.005f * noise(p.x * 24, p.y * 30, p.z * 24, 5), -(tilt + 0.02f));
  float ring = ellipsoid(sub(q, v3(0, 0.02f, 0.002f)), 0.0955f, 0.165f, 0.118f) - rib * 1.4f;
  return fminf(crown, fmaxf(ring, fabsf(tilt - 0.004f) - 0.036f) - 0.004f);
}
/* Trousers that have been sat in. */
static float hips_f(V p, const void *w) {
  (void)w;
  float leg = cone(v3(fabsf(p.x), p.y, p.z), v3(0.088f, 0.82f, 0.01f), v3(0.105f, 0.42f, 0), 0.104f,
                   0.088f);
  float d = smin(fmaxf(column(TRUNK, 9, p) * 0.9f - 0.004f, 0.74f - p.y), leg, 0.03f);
  return fmaxf(d - 0.006f * noise(p.x * 9 + p.y * 14, p.y * 16 - p.x * 8, p.z * 10, 77),
               p.y - 0.96f);
}

typedef struct {
  Arm a;
  int bare;
} Limb;
static float limb_f(V p, const void *w) {
  const Limb *l = w;
  Arm a = l->a;
  V d = unit(sub(a.wrist, a.elbow)), side = unit(cross(d, v3(0, 0.1f, 1))), out = cross(side, d);
#define AT(S, X, Z) add(a.wrist, add(mul(d, S), add(mul(side, X), mul(out, Z))))
  float palm = cone(p, AT(0.03f, 0, 0), AT(0.07f, 0, -0.004f), 0.03f, 0.034f);
  float r = smin(palm, cone(p, AT(-0.06f, 0, 0), AT(0.03f, 0, 0), 0.03f, 0.027f), 0.03f);
  for (int i = 0; i < 4; i++) {
    float x = -0.03f + 0.02f * i, o = 0.004f * fabsf(i - 1.4f);
    r = smin(r, cone(p, AT(0.088f - o, x, -0.018f), AT(0.082f - o, x, 0.022f), 0.0105f, 0.0095f),
             0.008f);
  }
  r = smin(r, cone(p, AT(0.04f, -0.03f, 0.02f), AT(0.078f, -0.012f, 0.036f), 0.012f, 0.009f),
           0.01f);
  if (l->bare) {
    float up = cone(p, a.shoulder, a.elbow, 0.052f, 0.041f),
          low = cone(p, a.elbow, a.wrist, 0.042f, 0.027f);
    V belly = mix3(a.elbow, a.wrist, 0.3f);
    low = smin(low, len(sub(p, belly)) - 0.044f, 0.03f);
    r = smin(r, smin(up, low, 0.03f), 0.02f);
  }
  return r;
}

static Mesh kept(const char *name, Mesh (*make)(const void *), const void *with) {
  char path[400];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *f = fopen(path, "rb");
  Mesh m = {0};
  if (f) {
    if (fread(&m.n, 4, 1, f) + fread(&m.q, 4, 1, f) != 2) exit(1);
    m.p = malloc(m.n * sizeof(V));
    m.rest = malloc(m.n * sizeof(V));
    m.face = malloc((size_t)m.q * 16);
    if (fread(m.p, sizeof(V), m.n, f) + fread(m.rest, sizeof(V), m.n, f) +
            fread(m.face, 16, m.q, f) ==
        0)
      exit(1);
    fclose(f);
    return m;
  }
  m = make(with);
  f = fopen(path, "wb");
  fwrite(&m.n, 4, 1, f);
  fwrite(&m.q, 4, 1, f);
  fwrite(m.p, sizeof(V), m.n, f);
  fwrite(m.rest, sizeof(V), m.n, f);
  fwrite(m.face, 16, m.q, f);
  fclose(f);
  return m;
}

static Cutting cutting_of(const Figure *f) {
  Cutting c = {f->wears,
               f->girth,
               f->step,
               f->wears == TSHIRT ? 0.84f : 0.83f,
               f->wears == TSHIRT ? 0.25f : 0.51f,
               f->hood_down};
  return c;
}
static Mesh worn_mesh(const void *w) {
  const Figure *f = w;
  Cutting c = cutting_of(f);
  Mesh m = surface_of(outer, &c, v3(-0.74f, c.hem - c.step * 2.5f, -0.28f), v3(0.74f, 1.9f, 0.3f),
                      c.step);
  m = cut(m, worn_part, &c);
  drape(&m, &c, f->pose, f->hood_down);
  return rounder(m);
}

static void person(Figure f, Stand s) {
  Figure shape = f;
  shape.cloth = shape.skin = shape.head = shape.trim = 0;
  shape.cover = 0;
  memset(&shape.print, 0, sizeof shape.print);
  uint32_t h = 2166136261u;
  for (size_t i = 0; i < sizeof shape; i++) h = (h ^ ((unsigned char *)&shape)[i]) * 16777619u;
  char name[32];
  snprintf(name, sizeof name, "%08x", h);
  Paint k = {0};
  k.kind = f.wears == TSHIRT ? JERSEY : FLEECE;
  k.color = hex(f.cloth);
  k.trim = hex(f.trim ? f.trim : f.cloth);
  k.cut = cutting_of(&f);
  k.print = f.print;
  Mesh cloth = kept(name, worn_mesh, &f);
  put(cloth, k, &s);
  if (f.hood_down == 2) return;
  V lo = v3(-0.17f, 1.36f, -0.2f), hi = v3(0.17f, 1.87f, 0.22f);
  float fine = fmaxf(0.0045f, f.step / 2.5f);
  Paint skin = {0};
  skin.kind = SKIN;
  skin.color = hex(f.skin);
  skin.hooded = f.cover == BEANIE || f.cover == SHORT || f.cover == BUN;
  skin.hair = f.cover == BEANIE ? hex(0x1c130e) : hex(f.head);
  put(surface_of(head_f, &f.pose, lo, hi, fine), skin, &s);
  if (f.cover) {
    Paint top = {0};
    top.kind = f.cover == BEANIE ? KNIT : HAIR;
    top.color = hex(f.head);
    Distance d = f.cover == BEANIE ? beanie_f : f.cover == BUN ? bun_f : short_f;
    put(surface_of(d, &f.pose, lo, hi, f.cover == BEANIE ? fine * 0.6f : fine * 0.8f), top, &s);
  }
  Paint dark = {0};
  dark.kind = PLAIN;
  dark.color = hex(0x171d24);
  put(surface_of(hips_f, 0, v3(-0.3f, 0.42f, -0.22f), v3(0.3f, 1.0f, 0.24f), 0.014f), dark, &s);
  skin.hooded = 0;
  for (int i = 0; i < 2; i++) {
    if (!(f.hands & (1 << i))) continue;
    Limb l = {arm_of(f.pose.arm[i], i), f.wears == TSHIRT};
    V c = mix3(l.a.shoulder, l.a.wrist, 0.5f);
    float r = l.bare ? 0.46f : 0.14f;
    if (!l.bare) c = l.a.wrist;
    put(surface_of(limb_f, &l, sub(c, v3(r, r, r)), add(c, v3(r, r, r)), fine), skin, &s);
  }
}

/* A tube from a to b, by its rings. */
static void tube(V a, V b, float r, Paint k) {
  int rings = 60, around = 28;
  Mesh m = {(rings + 1) * around, rings * around, 0, 0, 0};
  m.p = malloc(m.n * sizeof(V));
  m.rest = malloc(m.n * sizeof(V));
  m.face = malloc(m.q * 16);
  V d = unit(sub(b, a)), u = unit(cross(d, fabsf(d.y) > 0.9f ? v3(1, 0, 0) : v3(0, 1, 0))),
    v = cross(d, u);
  for (int i = 0; i <= rings; i++)
    for (int j = 0; j < around; j++) {
      float t = 2 * PI * j / around;
      m.p[i * around + j] =
          add(mix3(a, b, (float)i / rings), add(mul(u, r * cosf(t)), mul(v, r * sinf(t))));
    }
  memcpy(m.rest, m.p, m.n * sizeof(V));
  for (int i = 0; i < rings; i++)
    for (int j = 0; j < around; j++) {
      int *g = m.face + (i * around + j) * 4, n = (j + 1) % around;
      g[0] = i * around + j;
      g[1] = i * around + n;
      g[2] = (i + 1) * around + n;
      g[3] = (i + 1) * around + j;
    }
  put(m, k, 0);
}

/* ---- light ---- */

typedef struct {
  V dir, color;
  float spread;
} Light;
static Light lights[4];
static int light_count;
static V haze_color;
static float haze_density, haze_from;

static V sky(V d) {
  float up = fmaxf(0, d.y), ahead = d.z < 0 ? d.z * d.z : 0;
  float low = expf(-(d.y - 0.05f) * (d.y - 0.05f) / 0.06f) * ahead;
  V c = v3(0.1f + 0.06f * up + 0.75f * low, 0.15f + 0.12f * up + 0.5f * low,
           0.17f + 0.15f * up + 0.3f * low);
  return d.y < -0.2f ? mul(c, 0.3f) : c;
}
static void at_dusk(void) {
  lights[0] = (Light){unit(v3(0.95f, 0.3f, -0.62f)), {14, 7.6f, 2.9f}, 0.06f};
  lights[1] = (Light){unit(v3(-0.95f, 0.5f, -0.55f)), {2.4f, 3.1f, 3.3f}, 0.05f};
  lights[2] = (Light){unit(v3(-0.75f, 0.7f, 0.75f)), {0.9f, 0.91f, 0.87f}, 0.35f};
  light_count = 3;
  haze_color = v3(0.17f, 0.165f, 0.13f);
  haze_density = 0.06f;
  haze_from = 3.6f;
}

/* ---- rays ---- */

typedef struct {
  V lo;
  int link; /* right child, or first triangle */
  V hi;
  int count;
} Node;
typedef struct {
  V a, u, v;
  int solid, face, half;
} Tri;
static Node *nodes;
static Tri *tris;
static int node_count, tri_count;

static int build(int from, int to, V *mid) {
  int me = node_count++;
  V lo = v3(1e9f, 1e9f, 1e9f), hi = v3(-1e9f, -1e9f, -1e9f), ml = lo, mh = hi;
  for (int i = from; i < to; i++) {
    V q[3] = {tris[i].a, add(tris[i].a, tris[i].u), add(tris[i].a, tris[i].v)};
    for (int e = 0; e < 3; e++) {
      lo = v3(fminf(lo.x, q[e].x), fminf(lo.y, q[e].y), fminf(lo.z, q[e].z));
      hi = v3(fmaxf(hi.x, q[e].x), fmaxf(hi.y, q[e].y), fmaxf(hi.z, q[e].z));
    }
    ml = v3(fminf(ml.x, mid[i].x), fminf(ml.y, mid[i].y), fminf(ml.z, mid[i].z));
    mh = v3(fmaxf(mh.x, mid[i].x), fmaxf(mh.y, mid[i].y), fmaxf(mh.z, mid[i].z));
  }
  nodes[me].lo = lo;
  nodes[me].hi = hi;
  V e = sub(mh, ml);
  int ax = e.x > e.y ? (e.x > e.z ? 0 : 2) : (e.y > e.z ? 1 : 2);
  float w = ((float *)&e)[ax];
  if (to - from <= 4 || w < 1e-7f) {
    nodes[me].link = from;
    nodes[me].count = to - from;
    return me;
  }
  /* The cheapest of 12 planes. */
  float best = 1e30f, at = 0, l0 = ((float *)&ml)[ax];
  enum { BINS = 12 };
  int n[BINS] = {0};
  V bl[BINS], bh[BINS];
  for (int b = 0; b < BINS; b++) bl[b] = v3(1e9f, 1e9f, 1e9f), bh[b] = v3(-1e9f, -1e9f, -1e9f);
  for (int i = from; i < to; i++) {
    int b = (int)fminf(BINS - 1, (((float *)&mid[i])[ax] - l0) / w * BINS);
    n[b]++;
    V q[3] = {tris[i].a, add(tris[i].a, tris[i].u), add(tris[i].a, tris[i].v)};
    for (int k = 0; k < 3; k++) {
      bl[b] = v3(fminf(bl[b].x, q[k].x), fminf(bl[b].y, q[k].y), fminf(bl[b].z, q[k].z));
      bh[b] = v3(fmaxf(bh[b].x, q[k].x), fmaxf(bh[b].y, q[k].y), fmaxf(bh[b].z, q[k].z));
    }
  }
  for (int split = 1; split < BINS; split++) {
    float cost = 0;
    for (int side = 0; side < 2; side++) {
      V l = v3(1e9f, 1e9f, 1e9f), h = v3(-1e9f, -1e9f, -1e9f);
      int c = 0;
      for (int b = side ? split : 0; b < (side ? BINS : split); b++) {
        if (!n[b]) continue;
        c += n[b];
        l = v3(fminf(l.x, bl[b].x), fminf(l.y, bl[b].y), fminf(l.z, bl[b].z));
        h = v3(fmaxf(h.x, bh[b].x), fmaxf(h.y, bh[b].y), fmaxf(h.z, bh[b].z));
      }
      V d = sub(h, l);
      cost += c ? c * (d.x * d.y + d.y * d.z + d.z * d.x) : 1e20f;
    }
    if (cost < best) best = cost, at = l0 + w * split / BINS;
  }
  int m = from;
  for (int i = from; i < to; i++)
    if (((float *)&mid[i])[ax] < at) {
      Tri t = tris[i];
      tris[i] = tris[m];
      tris[m] = t;
      V c = mid[i];
      mid[i] = mid[m];
      mid[m++] = c;
    }
  if (m == from || m == to) m = (from + to) / 2;
  nodes[me].count = 0;
  build(from, m, mid);
  nodes[me].link = build(m, to, mid);
  return me;
}
static void grow_tree(void) {
  for (int s = 0; s < solid_count; s++) tri_count += solids[s].m.q * 2;
  tris = malloc(tri_count * sizeof *tris);
  V *mid = malloc(tri_count * sizeof *mid);
  int t = 0;
  for (int s = 0; s < solid_count; s++)
    for (int f = 0; f < solids[s].m.q; f++)
      for (int h = 0; h < 2; h++) {
        int *g = solids[s].m.face + f * 4;
        V *p = solids[s].m.p, a = p[g[0]], b = p[g[1 + h]], c = p[g[2 + h]];
        tris[t] = (Tri){a, sub(b, a), sub(c, a), s, f, h};
        mid[t++] = mul(add(a, add(b, c)), 1 / 3.0f);
      }
  nodes = malloc((size_t)tri_count * 2 * sizeof *nodes);
  build(0, tri_count, mid);
  free(mid);
  printf("%d triangles, %d nodes\n", tri_count, node_count);
}

typedef struct {
  float t, u, v;
  int tri;
} Hit;
static int meets(V o, V d, float far, Hit *hit) {
  V inv = v3(1 / (fabsf(d.x) < 1e-9f ? 1e-9f : d.x), 1 / (fabsf(d.y) < 1e-9f ? 1e-9f : d.y),
             1 / (fabsf(d.z) < 1e-9f ? 1e-9f : d.z));
  int stack[96], top = 1, found = 0;
  stack[0] = 0;
  while (top) {
    const Node *n = &nodes[stack[--top]];
    float x0 = (n->lo.x - o.x) * inv.x, x1 = (n->hi.x - o.x) * inv.x;
    float y0 = (n->lo.y - o.y) * inv.y, y1 = (n->hi.y - o.y) * inv.y;
    float z0 = (n->lo.z - o.z) * inv.z, z1 = (n->hi.z - o.z) * inv.z;
    float near = fmaxf(fmaxf(fminf(x0, x1), fminf(y0, y1)), fminf(z0, z1));
    float out = fminf(fminf(fmaxf(x0, x1), fmaxf(y0, y1)), fmaxf(z0, z1));
    if (near > out || out < 0 || near > far) continue;
    if (!n->count) {
      int left = (int)(n - nodes) + 1;
      stack[top++] = n->link;
      stack[top++] = left;
      continue;
    }
    for (int i = n->link; i < n->link + n->count; i++) {
      const Tri *t = &tris[i];
      V p = cross(d, t->v);
      float det = dot(t->u, p);
      if (fabsf(det) < 1e-13f) continue;
      float k = 1 / det;
      V s = sub(o, t->a);
      float u = dot(s, p) * k;
      if (u < 0 || u > 1) continue;
      V q = cross(s, t->u);
      float v = dot(d, q) * k;
      if (v < 0 || u + v > 1) continue;
      float far_ = dot(t->v, q) * k;
      if (far_ <= 1e-5f || far_ >= far) continue;
      far = far_;
      found = 1;
      if (!hit) return 1;
      *hit = (Hit){far_, u, v, i};
    }
  }
  return found;
}

static V over(V n) {
  float z = 2 * rnd() - 1, a = 2 * PI * rnd(), r = sqrtf(1 - z * z);
  return unit(add(n, v3(r * cosf(a), r * sinf(a), z)));
}
static V within(V to, float spread) {
  float a = 2 * PI * rnd(), r = spread * sqrtf(rnd());
  V s = unit(cross(to, fabsf(to.y) > 0.9f ? v3(1, 0, 0) : v3(0, 1, 0))), o = cross(s, to);
  return unit(add(to, add(mul(s, cosf(a) * r), mul(o, sinf(a) * r))));
}

typedef struct {
  V albedo, normal;
  float depth;
} Guide;

static int seen(V o, V d, V *light, Guide *g) {
  V sum = {0, 0, 0}, weight = {1, 1, 1};
  for (int bounce = 0; bounce < 3; bounce++) {
    Hit h;
    if (!meets(o, d, 1e9f, &h)) {
      if (!bounce) return 0;
      sum = add(sum, had(weight, sky(d)));
      break;
    }
    const Tri *t = &tris[h.tri];
    const Solid *s = &solids[t->solid];
    int *f = s->m.face + t->face * 4;
    int a = f[0], b = f[1 + t->half], c = f[2 + t->half];
    float w = 1 - h.u - h.v;
    V n = add(mul(s->normal[a], w), add(mul(s->normal[b], h.u), mul(s->normal[c], h.v)));
    V r = add(mul(s->m.rest[a], w), add(mul(s->m.rest[b], h.u), mul(s->m.rest[c], h.v)));
    Surface k;
    paint(&s->paint, r, &k);
    n = unit(n);
    V flat = unit(cross(t->u, t->v));
    if (dot(flat, d) > 0) flat = mul(flat, -1);
    if (dot(n, flat) < 0) n = mul(n, -1);
    n = unit(add(n, k.bump));
    float facing = fabsf(dot(n, d));
    if (dot(n, d) > 0) n = unit(sub(n, mul(d, 1.02f * dot(n, d))));
    V p = add(o, mul(d, h.t));
    float rim = powf(1 - fminf(1, facing), 3) * k.nap;
    V here = {0, 0, 0};
    for (int i = 0; i < light_count; i++) {
      V l = within(lights[i].dir, lights[i].spread);
      float lit = dot(n, l);
      int through = dot(flat, l) <= 0;
      if (lit <= 0 || through) {
        if (k.through == 0) continue;
        float back = fmaxf(0, -dot(flat, l));
        if (back <= 0 || meets(add(p, mul(flat, -0.004f)), l, 1e9f, 0)) continue;
        here = add(here, mul(had(lights[i].color, k.color), back * k.through));
        continue;
      }
      if (meets(add(p, mul(flat, 0.0015f)), l, 1e9f, 0)) continue;
      V sheen = mul(add(v3(0.45f, 0.45f, 0.45f), k.color), rim);
      here = add(here, mul(had(lights[i].color, add(k.color, sheen)), lit));
    }
    if (!bounce) {
      g->albedo = k.color;
      g->normal = n;
      g->depth = h.t;
      float air = 1 - expf(-haze_density * fmaxf(0, h.t - haze_from));
      sum = mul(haze_color, air);
      weight = mul(weight, 1 - air);
    }
    sum = add(sum, had(weight, here));
    weight = had(weight, add(k.color, mul(v3(1, 1, 1), bounce ? 0 : rim * 0.5f)));
    d = over(n);
    if (dot(d, flat) <= 0) d = sub(d, mul(flat, 2 * dot(d, flat)));
    o = add(p, mul(flat, 0.0015f));
  }
  float most = fmaxf(sum.x, fmaxf(sum.y, sum.z));
  *light = most > 12 ? mul(sum, 12 / most) : sum;
  return 1;
}

typedef struct {
  V eye, at;
  float field, lens, focus;
} View;

/* Smooths the light, but not across edges of what it falls on. */
static void calm(V *color, const Guide *g, const float *cover, int w, int h, int rounds) {
  size_t n = (size_t)w * h;
  V *light = malloc(n * sizeof(V)), *next = malloc(n * sizeof(V));
  for (size_t i = 0; i < n; i++) {
    V a = add(g[i].albedo, v3(0.02f, 0.02f, 0.02f));
    light[i] = v3(color[i].x / a.x, color[i].y / a.y, color[i].z / a.z);
  }
  static const float K[3] = {0.375f, 0.25f, 0.0625f};
  for (int round = 0; round < rounds; round++) {
    int hop = 1 << round;
    for (int y = 0; y < h; y++)
      for (int x = 0; x < w; x++) {
        size_t i = (size_t)y * w + x;
        next[i] = light[i];
        if (cover[i] < 0.999f) continue;
        V sum = {0, 0, 0};
        float total = 0, li = light[i].x + light[i].y + light[i].z;
        for (int dy = -2; dy <= 2; dy++)
          for (int dx = -2; dx <= 2; dx++) {
            int X = x + dx * hop, Y = y + dy * hop;
            if (X < 0 || Y < 0 || X >= w || Y >= h) continue;
            size_t j = (size_t)Y * w + X;
            if (cover[j] < 0.999f) continue;
            float lj = light[j].x + light[j].y + light[j].z;
            V dn = sub(g[i].normal, g[j].normal);
            float wt = K[abs(dx)] * K[abs(dy)] * expf(-dot(dn, dn) / 0.06f) *
                       expf(-fabsf(g[i].depth - g[j].depth) / (0.02f * hop)) *
                       expf(-fabsf(li - lj) / (0.35f * (li + lj) / (1 << round) + 0.02f));
            sum = add(sum, mul(light[j], wt));
            total += wt;
          }
        next[i] = mul(sum, 1 / total);
      }
    V *t = light;
    light = next;
    next = t;
  }
  for (size_t i = 0; i < n; i++)
    color[i] = had(light[i], add(g[i].albedo, v3(0.02f, 0.02f, 0.02f)));
  free(light);
  free(next);
}

static void shoot(View v, int w, int h, int samples, const char *out) {
  clock_t begun = clock();
  V ahead = unit(sub(v.at, v.eye)), right = unit(cross(ahead, v3(0, 1, 0))),
    up = cross(right, ahead);
  size_t n = (size_t)w * h;
  V *color = calloc(n, sizeof(V));
  Guide *guide = calloc(n, sizeof(Guide));
  float *cover = calloc(n, 4);
  int side = (int)ceilf(sqrtf(samples));
  for (int y = 0; y < h; y++)
    for (int x = 0; x < w; x++) {
      size_t i = (size_t)y * w + x;
      int got = 0;
      for (int s = 0; s < samples; s++) {
        float a = (x + ((s % side) + rnd()) / side - w * 0.5f) / h * v.field;
        float b = -((y + (s / side + rnd()) / ((samples + side - 1) / side)) / h - 0.5f) * v.field;
        float t = 2 * PI * rnd(), r = v.lens * sqrtf(rnd());
        V o = add(v.eye, add(mul(right, cosf(t) * r), mul(up, sinf(t) * r)));
        V aim = add(ahead, add(mul(right, a), mul(up, b)));
        V d = unit(sub(add(v.eye, mul(aim, v.focus)), o)), light;
        Guide g = {{0, 0, 0}, {0, 0, 0}, 0};
        if (!seen(o, d, &light, &g)) continue;
        got++;
        color[i] = add(color[i], light);
        guide[i].albedo = add(guide[i].albedo, g.albedo);
        guide[i].normal = add(guide[i].normal, g.normal);
        guide[i].depth += g.depth;
      }
      if (!got) continue;
      float k = 1.0f / got;
      guide[i].albedo = mul(guide[i].albedo, k);
      guide[i].normal = mul(guide[i].normal, k);
      guide[i].depth *= k;
      color[i] = mul(color[i], k);
      cover[i] = (float)got / samples;
    }
  calm(color, guide, cover, w, h, samples >= 24 ? 3 : 4);
  FILE *f = fopen(out, "wb");
  for (size_t i = 0; i < n; i++) {
    float px[4] = {color[i].x * cover[i], color[i].y * cover[i], color[i].z * cover[i], cover[i]};
    fwrite(px, 4, 4, f);
  }
  fclose(f);
  printf("traced in %.0f s\n", (double)(clock() - begun) / CLOCKS_PER_SEC);
}

/* ---- pictures ---- */

/* Both arms on the rail. */
static const Pose RAIL = {{{{0.2f, -0.8f, -0.56f}, {-0.5f, -0.06f, -0.86f}},
                           {{0.26f, -0.78f, -0.56f}, {-0.62f, -0.06f, -0.78f}}},
                          0.1f,
                          -0.12f,
                          0.03f};

static Print print_of(const char *name, int w, int h, float x, float y, float span) {
  Print t = {malloc((size_t)w * h * 4), w, h, x, y, span, 0};
  char path[400];
  snprintf(path, sizeof path, "%s/%s.rgba", folder, name);
  FILE *f = fopen(path, "rb");
  if (!f || fread(t.rgba, 4, (size_t)w * h, f) != (size_t)w * h) exit(1);
  fclose(f);
  return t;
}

static void rail(float y, float z, uint32_t color) {
  Paint k = {0};
  k.kind = STEEL;
  k.color = hex(color);
  tube(v3(-3, y, z), v3(3, y, z), 0.024f, k);
  tube(v3(-3, y - 0.34f, z), v3(3, y - 0.34f, z), 0.018f, k);
  for (int i = -2; i <= 2; i++)
    tube(v3(i * 1.1f + 0.62f, y - 1.1f, z), v3(i * 1.1f + 0.62f, y, z), 0.022f, k);
}

int main(int argc, char **argv) {
  if (argc < 7) return 1;
  folder = argv[6];
  setvbuf(stdout, 0, _IOLBF, 0);
  int w = atoi(argv[2]), h = atoi(argv[3]), samples = atoi(argv[4]);
  View view;
  at_dusk();
  if (!strcmp(argv[1], "hoodie")) {
    Figure f = {HOOD, 0, NOTHING, RAIL, 0x0f4c4f, 0x8d5b44, 0x20150f, 0, 1, 0.009f, 2, {0}};
    f.pose.arm[1] = (ArmPose){{0.36f, -0.84f, -0.4f}, {0.66f, -0.1f, -0.74f}};
    f.pose.pitch = -0.06f;
    f.pose.yaw = 0.04f;
    person(f, (Stand){-0.06f, 0, 0, -14, 1, 0.02f, -0.05f, 0.03f, 0.3f});
    rail(1.11f, -0.25f, 0x6b716c);
    view = (View){{0.0f, 1.66f, 3.3f}, {0.11f, 1.4f, 0}, 0.35f, 0.012f, 3.25f};
  } else if (!strcmp(argv[1], "hoodies")) {
    Figure a = {HOOD, 0, NOTHING, RAIL, 0xa2472f, 0x8d5b44, 0x20150f, 0, 1, 0.0105f, 0, {0}};
    a.pose.yaw = -0.25f;
    Figure b = {HOOD, 1, BEANIE, RAIL, 0x0f4c4f, 0x8d5b44, 0xc8963e, 0, 1, 0.0105f, 0, {0}};
    b.pose.yaw = 0.3f;
    Figure c = {HOOD, 1, BUN, RAIL, 0xd8cfb8, 0xb98468, 0x3a2417, 0, 0.95f, 0.0105f, 0, {0}};
    c.pose.yaw = -0.35f;
    person(a, (Stand){-0.53f, -0.03f, 0.02f, 8, 0.98f, 0.02f, -0.05f, 0.03f, 0.34f});
    person(b, (Stand){0.02f, 0.02f, 0.03f, -6, 1.02f, -0.01f, 0.05f, -0.02f, 0.3f});
    person(c, (Stand){0.57f, -0.06f, 0.0f, -16, 0.95f, 0.03f, -0.04f, 0.02f, 0.36f});
    rail(1.13f, -0.46f, 0x6b716c);
    view = (View){{0.0f, 1.66f, 4.2f}, {0.02f, 1.5f, 0}, 0.36f, 0.012f, 4.15f};
  } else if (!strcmp(argv[1], "tees")) {
    Figure a = {TSHIRT, 2, NOTHING, REST, 0xd8c7a5, 0, 0, 0, 1, 0.0095f, 0, {0}};
    a.print = print_of("tide", 880, 880, 0, 1.24f, 0.24f);
    Figure b = {TSHIRT, 2, NOTHING, REST, 0x0f4c4f, 0, 0, 0, 1.01f, 0.0095f, 0, {0}};
    b.print = print_of("crest", 440, 600, 0.085f, 1.3f, 0.09f);
    Figure c = {TSHIRT, 2, NOTHING, REST, 0x2f5d8a, 0, 0, 0, 0.99f, 0.0095f, 0, {0}};
    c.print = print_of("wordmark", 880, 480, 0, 1.28f, 0.28f);
    float at[3] = {-0.57f, 0.01f, 0.6f}, high[3] = {0.03f, 0.0f, 0.025f};
    Figure *f[3] = {&a, &b, &c};
    Paint rope = {0}, peg = {0};
    rope.kind = PLAIN;
    rope.color = hex(0x8f8a78);
    peg.kind = PLAIN;
    peg.color = hex(0xb98a52);
    for (int i = 0; i < 3; i++) {
      person(*f[i], (Stand){at[i], high[i], 0, 180, 1, 0, 0, 0, 0});
      for (int side = -1; side <= 1; side += 2) {
        V p = v3(at[i] + side * 0.16f, 1.45f + high[i], 0);
        tube(add(p, v3(0.004f, -0.03f, 0.016f)), add(p, v3(-0.003f, 0.045f, 0.012f)), 0.0065f, peg);
        tube(add(p, v3(-0.004f, -0.03f, -0.012f)), add(p, v3(0.003f, 0.045f, -0.008f)), 0.0065f,
             peg);
      }
    }
    V last = v3(-2.2f, 1.62f, 0);
    for (int i = 0; i <= 6; i++) {
      V p = i < 6 ? v3(at[i / 2] + (i % 2 ? 0.16f : -0.16f), 1.466f + high[i / 2], 0)
                  : v3(2.2f, 1.62f, 0);
      tube(last, p, 0.0035f, rope);
      last = p;
    }
    lights[1].color = v3(1.6f, 2.1f, 2.2f);
    lights[2].color = v3(1.5f, 1.5f, 1.4f);
    lights[2].dir = unit(v3(-0.55f, 0.6f, 0.85f));
    view = (View){{0.0f, 1.3f, 4.2f}, {0.01f, 1.12f, 0}, 0.355f, 0.012f, 4.2f};
  } else
    return 1;
  grow_tree();
  shoot(view, w, h, samples, argv[5]);
  return 0;
}
