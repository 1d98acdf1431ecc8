import type {ComponentPropsWithoutRef} from 'react';

import {Icon, type IconName} from './Icon';

/** `special`: a drop's, in the shop's second color. */
type ButtonVariant = 'primary' | 'special' | 'quiet';

/** The classes of a button, for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'quiet', extra = '') {
  const base = variant === 'quiet' ? 'button' : `button button-${variant}`;
  return extra ? `${base} ${extra}` : base;
}

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant?: ButtonVariant;
}

/** A button. `type` is "button" by default, so that it does not submit a form by accident. */
export function Button({variant, className, type = 'button', ...rest}: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />;
}

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A 44 px square button with an icon only. */
export function IconButton({icon, label, className, ...rest}: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      className={`button-icon ${className ?? ''}`.trim()}
      {...rest}
    >
      <Icon name={icon} />
    </Button>
  );
}
