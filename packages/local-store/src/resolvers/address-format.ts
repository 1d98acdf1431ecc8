/** Addresses as lines of text. */
import type {PostalAddress} from '../model/cart';

interface FormatArguments {
  withName?: boolean | null;
  withCompany?: boolean | null;
}

/** The lines of an address, as on an envelope. */
export function formatAddress(
  address: PostalAddress,
  {withName = false, withCompany = true}: FormatArguments,
): string[] {
  const {
    firstName,
    lastName,
    company,
    address1,
    address2,
    city,
    provinceCode,
    zip,
    countryCode,
  } = address;
  const lines = [
    withName ? join([firstName, lastName], ' ') : null,
    withCompany ? company : null,
    address1,
    address2,
    join([city, provinceCode, zip], ' '),
    countryCode,
  ];
  return lines.filter((line): line is string => Boolean(line));
}

/** The place of an address in one line: city, province, country. */
export function formatArea({
  city,
  provinceCode,
  countryCode,
}: PostalAddress): string | null {
  return join([city, provinceCode, countryCode], ', ');
}

function join(parts: readonly (string | null)[], separator: string): string | null {
  return parts.filter(Boolean).join(separator) || null;
}
