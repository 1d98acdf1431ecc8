import type {FailedTest} from '../reports';

interface ExpectedFailure {
  file: string;
  name: string;
}

/** Tests that fail after the move, by the reason. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'They state that the shop asks for 2025-01.': {
    'app/server/store/store-guard.test.ts': [
      'the guard guards the calls of Hydrogen’s client, and removes __proto__ keys',
    ],
    'tests/doctor/doctor.test.ts': [
      'of a broken store the fault is named: an expired API version is answered by a tested one, which is no fault',
    ],
    'tests/routes/store-access.test.ts': [
      'a call to the store goes to the path of API version 2025-01 (§7, §9)',
    ],
  },
  '2026-04 gives a reason that 2025-01 does not know, and the shop passes it on.': {
    'tests/documents/without-scripts.test.ts': [
      'in the club’s shop a discount code that does not apply takes nothing off and says so beside its field',
      'in the club’s shop a discount code that nobody knows takes nothing off and says so beside its field',
      'in the club’s shop the code FAN DAY is applied by its link, which leads on with its parameters',
      'in the club’s shop the code BLACK.FRIDAY is applied by its link, which leads on with its parameters',
    ],
    'tests/routes/plans-and-bundles.test.ts': [
      'a product that requires a plan is refused in words where a link asks for it, and puts nothing into the cart',
    ],
  },
  'They are about what is locked, supported and known before the move.': {
    'tests/docs/advisories.test.ts': [
      'SECURITY.md decides on each advisory that affects a locked package, and on no other',
    ],
    'tests/docs/workflows.test.ts': [
      'CI runs on the oldest Node that package.json allows and on the supported lines; everything else on the newest of these',
    ],
    'tests/security/advisories.test.ts': [
      'no text chooses a constructor a document with an error names none',
    ],
  },
  'Hydrogen no longer passes on `Server-Timing`, in which the ids of a visit come (docs/upgrade.md).':
    {
      'tests/documents/consent.test.ts': [
        'the shop’s own Storefront API answers consent documents with the visit’s ids and cookies, and sends no other cookie',
        'the shop’s own Storefront API a visit with consent reaches the checkout’s URL with its campaign; no HTML has either',
      ],
      'tests/routes/events.test.ts': [
        'what a plain form adds is sent with the visitor’s id, and reported to the next page',
      ],
    },
};

export const EXPECTED_FAILURES: readonly ExpectedFailure[] = Object.values(
  EXPECTED,
).flatMap((files) =>
  Object.entries(files).flatMap(([file, names]) => names.map((name) => ({file, name}))),
);

/** The failures that are not expected, and the expected ones that are none. */
export function compared(
  failed: readonly FailedTest[],
  expected: readonly ExpectedFailure[],
) {
  const isSame = (one: FailedTest, other: ExpectedFailure) =>
    one.file === other.file && one.name === other.name;
  return {
    unexpected: failed.filter((one) => !expected.some((other) => isSame(one, other))),
    passing: expected.filter((one) => !failed.some((other) => isSame(other, one))),
  };
}
