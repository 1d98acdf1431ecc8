const LINEAR = Float32Array.from({length: 256}, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const BRIGHTEST = 1.6;
const ENCODED = Uint8Array.from({length: STEPS + 1}, (_, step) => {
  const value = shoulder((step / STEPS) * BRIGHTEST);
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
});

/** The light that an sRGB byte stands for, 0 to 1. */
export function toLinear(byte: number): number {
  return LINEAR[byte] ?? 0;
}

/** An sRGB byte for an amount of light; what is brighter than paper rolls off softly, as on film. */
export function fromLinear(light: number): number {
  const step = Math.round((light / BRIGHTEST) * STEPS);
  return ENCODED[step < 0 ? 0 : step > STEPS ? STEPS : step] ?? 0;
}

function shoulder(value: number): number {
  const knee = 0.78;
  if (value <= knee) return value;
  const over = (value - knee) / (1 - knee);
  return knee + (1 - knee) * (1 - Math.exp(-over)) * 0.995;
}
