export interface Person {
  email: string
  first_name: string
  last_name: string
  position: string
  role: string | null
  department: string | null
  status?: 0 | 1
  is_pass_updated?: 0 | 1
  /** Absent: assigned to all properties. */
  properties?: readonly string[]
}

/** The password of every demonstration account (domain D46). */
export const demoPassword = 'Welcome-2026!'

export const departmentNames = ['Management', 'Front Office', 'Housekeeping', 'Maintenance', 'Finance']

/** The demonstration accounts (domain D46). */
export const people: readonly Person[] = [
  {
    email: 'manager@demo.example',
    first_name: 'Marta',
    last_name: 'Oliveira',
    position: 'General Manager',
    role: 'General Manager',
    department: 'Management',
  },
  {
    email: 'frontdesk@demo.example',
    first_name: 'Finn',
    last_name: 'Larsen',
    position: 'Front Desk Agent',
    role: 'Front Desk',
    department: 'Front Office',
  },
  {
    email: 'housekeeping@demo.example',
    first_name: 'Hana',
    last_name: 'Sato',
    position: 'Room Attendant',
    role: 'Housekeeping Attendant',
    department: 'Housekeeping',
    properties: ['harbour-view'],
  },
  {
    email: 'supervisor@demo.example',
    first_name: 'Samuel',
    last_name: 'Okafor',
    position: 'Housekeeping Supervisor',
    role: 'Housekeeping Supervisor',
    department: 'Housekeeping',
  },
  {
    email: 'accountant@demo.example',
    first_name: 'Adela',
    last_name: 'Nováková',
    position: 'Accountant',
    role: 'Accountant',
    department: 'Finance',
  },
  {
    email: 'regional@demo.example',
    first_name: 'Rafael',
    last_name: 'Moreno',
    position: 'Regional Manager',
    role: 'General Manager',
    department: 'Management',
    properties: ['harbour-view', 'casa-azul', 'old-mint-house'],
  },
  {
    email: 'new@demo.example',
    first_name: 'Nia',
    last_name: 'Williams',
    position: 'Duty Manager',
    role: 'General Manager',
    department: 'Management',
    is_pass_updated: 0,
  },
  {
    email: 'deactivated@demo.example',
    first_name: 'Dieter',
    last_name: 'Brandt',
    position: 'Front Desk Agent',
    role: 'Front Desk',
    department: 'Front Office',
    status: 0,
  },
  {
    email: 'visitor@demo.example',
    first_name: 'Vera',
    last_name: 'Ionescu',
    position: 'Visitor',
    role: null,
    department: null,
  },
  {
    email: 'attendant@demo.example',
    first_name: 'Lena',
    last_name: 'Kovač',
    position: 'Room Attendant',
    role: 'Housekeeping Attendant',
    department: 'Housekeeping',
    properties: ['harbour-view', 'casa-azul'],
  },
]
