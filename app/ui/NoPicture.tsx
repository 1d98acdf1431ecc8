import {Icon} from './Icon';

/** The placeholder of a missing picture. Decorative without `label`. */
export function NoPicture({label}: {label?: string}) {
  return (
    <span className="no-picture">
      <Icon name="bag" />
      {label}
    </span>
  );
}
