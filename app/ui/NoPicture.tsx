import {Icon} from './Icon';

/** The placeholder of a missing picture. Decorative without `label`. */
export function NoPicture({label, className = ''}: {label?: string; className?: string}) {
  return (
    <span className={`no-picture ${className}`.trim()}>
      <Icon name="bag" />
      {label}
    </span>
  );
}
