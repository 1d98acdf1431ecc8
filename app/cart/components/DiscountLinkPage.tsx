import {LinkForm} from './LinkForm';

interface DiscountLinkPageProps {
  code: string;
  /** Where it leads afterwards. */
  redirectTo: string;
}

/** What a link to a discount would do, and the button that does it. */
export function DiscountLinkPage({code, redirectTo}: DiscountLinkPageProps) {
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">Use a discount code?</h1>
      <p className="my-6 text-lg">
        The code <strong className="break-words">{code}</strong> will be kept with your
        cart, and taken off where it applies.
      </p>
      <LinkForm codes={[code]} redirectTo={redirectTo}>
        Use this code
      </LinkForm>
    </div>
  );
}
